// expect: HU003 contract<head_dim>: right has head_dim<4>, left has no head_dim (tokens<4>, d_out<4>); fix: rename<d_out, head_dim>(left) if d_out means head_dim

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<4>, d_out<4>> queries{};
constexpr tensor<float, keys<4>, head_dim<4>> key_vectors{};

#ifdef REFUSED
constexpr auto scores = contract<head_dim>(queries, key_vectors);
#else
constexpr auto scores = contract<head_dim>(rename<d_out, head_dim>(queries), key_vectors);
#endif
