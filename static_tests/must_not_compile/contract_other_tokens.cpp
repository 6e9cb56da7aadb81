// expect: HU004 contract: left has tokens<3>, right has tokens<4>; fix: rename<tokens, keys>(right)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<3>, head_dim<4>> queries{};
constexpr tensor<float, tokens<4>, head_dim<4>> others{};

#ifdef REFUSED
constexpr auto scores = contract<head_dim>(queries, others);
#else
constexpr auto scores = contract<head_dim>(queries, rename<tokens, keys>(others));
#endif
