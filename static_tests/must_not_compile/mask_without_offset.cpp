// expect: HU019 mask_future: tokens<2> and keys<6> differ, so give the position of the first query among the keys; fix: mask_future<tokens, keys, 4>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, tokens<2>, keys<6>>();

#ifdef REFUSED
auto y = mask_future<tokens, keys>(scores);
#else
auto y = mask_future<tokens, keys, 4>(scores);
#endif
