// expect: HU004 contract: left has head_dim<5>, right has head_dim<7>; fix: slice<head_dim<5>>(right, 0) if the rest is not meant

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto queries = zeros<float, tokens<6>, head_dim<5>>();
constexpr auto longer = zeros<float, keys<6>, head_dim<7>>();

#ifdef REFUSED
auto scores = contract<head_dim>(queries, longer);
#else
auto scores = contract<head_dim>(queries, slice<head_dim<5>>(longer, 0));
#endif
