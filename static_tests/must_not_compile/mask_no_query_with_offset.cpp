// expect: HU003 mask_future<heads, keys>: x has no heads (tokens<2>, keys<5>); fix: rename<tokens, heads>(x) if tokens means heads

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, tokens<2>, keys<5>>();

#ifdef REFUSED
auto y = mask_future<heads, keys, 3>(scores);
#else
auto y = mask_future<heads, keys, 3>(rename<tokens, heads>(scores));
#endif
