// expect: HU010 merge: (head_dim<3>, heads<2>) would deal the features of all_heads<6> out to the heads in turn; fix: merge<all_heads, heads, head_dim>(transpose<head_dim, heads>(x))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto mixed = zeros<float, tokens<5>, head_dim<3>, heads<2>>();

#ifdef REFUSED
auto together = merge<all_heads, head_dim, heads>(mixed);
#else
auto together = merge<all_heads, heads, head_dim>(transpose<head_dim, heads>(mixed));
#endif
