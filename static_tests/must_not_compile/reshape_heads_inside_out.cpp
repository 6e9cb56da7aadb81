// expect: HU010 reshape: (head_dim<3>, heads<2>) would deal the features of all_heads<6> out to the heads in turn; fix: reshape<tokens<5>, all_heads<6>>(transpose<head_dim, heads>(x))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto mixed = zeros<float, tokens<5>, head_dim<3>, heads<2>>();

#ifdef REFUSED
auto together = reshape<tokens<5>, all_heads<6>>(mixed);
#else
auto together = reshape<tokens<5>, all_heads<6>>(transpose<head_dim, heads>(mixed));
#endif
