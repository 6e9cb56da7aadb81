// expect: HU019 mask_future: an offset of 4 puts the last of tokens<2> at key 5, and keys<5> ends at 4; fix: mask_future<tokens, keys, 3>(x), or x with keys<6>
// advice: x with keys<6>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, tokens<2>, keys<5>>();

#ifdef REFUSED
auto y = mask_future<tokens, keys, 4>(scores);
#else
auto y = mask_future<tokens, keys, 3>(scores);
#endif
