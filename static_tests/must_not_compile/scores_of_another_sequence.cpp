// expect: HU004 scaled_scores: left has tokens<5>, right has tokens<7>; fix: rename<tokens, keys>(right)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto queries = zeros<float, tokens<5>, head_dim<7>>();
constexpr auto encoded = zeros<float, tokens<7>, head_dim<7>>();

#ifdef REFUSED
auto scores = scaled_scores<head_dim>(queries, encoded);
#else
auto scores = scaled_scores<head_dim>(queries, rename<tokens, keys>(encoded));
#endif
