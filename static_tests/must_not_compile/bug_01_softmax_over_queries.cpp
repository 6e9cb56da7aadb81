// expect: HU015 attend: the weights (batch<2>, heads<4>, tokens<4>, keys<4>) sum to one over tokens<4>, which the values (batch<2>, heads<4>, keys<4>, head_dim<4>) do not have; fix: softmax<keys>(scores)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto queries = zeros<float, batch<2>, heads<4>, tokens<4>, head_dim<4>>();
constexpr auto key_vectors = zeros<float, batch<2>, heads<4>, keys<4>, head_dim<4>>();
constexpr auto values = zeros<float, batch<2>, heads<4>, keys<4>, head_dim<4>>();
constexpr auto scores = scaled_scores<head_dim>(queries, key_vectors);

#ifdef REFUSED
auto mixed = attend(softmax<tokens>(scores), values);
#else
auto mixed = attend(softmax<keys>(scores), values);
#endif
