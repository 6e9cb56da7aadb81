// expect: HU036 mask_future: an offset of -1 puts the first of tokens<3> before the first of keys<5>; fix: mask_future<tokens, keys, 2>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, tokens<3>, keys<5>>();

#ifdef REFUSED
constexpr auto visible = mask_future<tokens, keys, -1>(scores);
#else
constexpr auto visible = mask_future<tokens, keys, 2>(scores);
#endif
