// expect: HU025 scaled_scores: left holds float, right holds double; fix: to<float>(right)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto queries = zeros<float, tokens<4>, head_dim<4>>();
constexpr auto key_vectors = zeros<double, keys<4>, head_dim<4>>();

#ifdef REFUSED
auto scores = scaled_scores<head_dim>(queries, key_vectors);
#else
auto scores = scaled_scores<head_dim>(queries, to<float>(key_vectors));
#endif
