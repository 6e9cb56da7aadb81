// expect: HU036 mask_distant: takes a window and one offset, got 3 numbers; fix: mask_distant<tokens, keys, 3, 5>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, tokens<2>, keys<7>>();

#ifdef REFUSED
constexpr auto masked = mask_distant<tokens, keys, 3, 4, 1>(scores);
#else
constexpr auto masked = mask_distant<tokens, keys, 3, 5>(scores);
#endif
