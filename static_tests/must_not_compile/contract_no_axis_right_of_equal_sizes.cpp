// expect: HU003 contract<head_dim>: left has head_dim<3>, right has no head_dim (keys<3>, d_out<3>); fix: keys instead of values, or rename<d_out, head_dim>(right) if d_out means head_dim
// advice: keys instead of values

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<3>, head_dim<3>> queries{};
constexpr tensor<float, keys<3>, d_out<3>> key_vectors{};

#ifdef REFUSED
constexpr auto scores = contract<head_dim>(queries, key_vectors);
#else
constexpr auto scores = contract<head_dim>(queries, rename<d_out, head_dim>(key_vectors));
#endif
