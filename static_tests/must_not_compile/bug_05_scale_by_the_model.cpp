// expect: HU003 scaled_scores<d_out>: left has no d_out (batch<2>, heads<4>, tokens<4>, head_dim<4>); fix: scaled_scores<head_dim>(left, right)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto queries = zeros<float, batch<2>, heads<4>, tokens<4>, head_dim<4>>();
constexpr auto key_vectors = zeros<float, batch<2>, heads<4>, keys<4>, head_dim<4>>();

#ifdef REFUSED
auto scores = scaled_scores<d_out>(queries, key_vectors);
#else
auto scores = scaled_scores<head_dim>(queries, key_vectors);
#endif
