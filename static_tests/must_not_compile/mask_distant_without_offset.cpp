// expect: HU019 mask_distant: tokens<2> and keys<7> differ, so give the position of the first query among the keys; fix: mask_distant<tokens, keys, 3, 5>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, tokens<2>, keys<7>>();

#ifdef REFUSED
constexpr auto masked = mask_distant<tokens, keys, 3>(scores);
#else
constexpr auto masked = mask_distant<tokens, keys, 3, 5>(scores);
#endif
