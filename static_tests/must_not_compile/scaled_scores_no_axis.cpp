// expect: HU003 scaled_scores<d_out>: left has no d_out (tokens<3>, head_dim<3>); fix: scaled_scores<head_dim>(left, right)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<3>, head_dim<3>> queries{};
constexpr tensor<float, keys<3>, head_dim<3>> key_vectors{};

#ifdef REFUSED
constexpr auto scores = scaled_scores<d_out>(queries, key_vectors);
#else
constexpr auto scores = scaled_scores<head_dim>(queries, key_vectors);
#endif
