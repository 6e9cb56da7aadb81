// expect: HU003 mask_distant<tokens, heads>: x has no heads (tokens<6>, keys<6>); fix: rename<keys, heads>(x) if keys means heads
// then: mask_distant<tokens, heads, 3>(rename<keys, heads>(scores))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, tokens<6>, keys<6>>();

#ifdef REFUSED
auto y = mask_distant<tokens, heads, 3>(scores);
#else
auto y = mask_distant<tokens, keys, 3>(scores);
#endif
