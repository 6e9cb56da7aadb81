// expect: HU026 scaled_scores<head_dim>: left and right share tokens<6>, so each token would meet only itself; fix: rename<tokens, keys>(right)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto queries = zeros<float, batch<2>, tokens<6>, head_dim<4>>();
constexpr auto key_vectors = zeros<float, batch<2>, tokens<6>, head_dim<4>>();

#ifdef REFUSED
auto scores = scaled_scores<head_dim>(queries, key_vectors);
#else
auto scores = scaled_scores<head_dim>(queries, rename<tokens, keys>(key_vectors));
#endif
