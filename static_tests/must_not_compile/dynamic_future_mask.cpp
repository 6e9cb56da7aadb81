// expect: HU047 future_mask: needs the size of tokens<dynamic> at compile time, but it is known only at run time; fix: tokens<N> with a number
// templates between: 1
// where: N = 6

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
auto const hidden = future_mask<tokens<dynamic>, keys<6>>::hidden();
#else
auto const hidden = future_mask<tokens<6>, keys<6>>::hidden();
#endif
