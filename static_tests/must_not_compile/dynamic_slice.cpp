// expect: HU047 slice: needs the size of tokens<dynamic> at compile time, but it is known only at run time; fix: slice<tokens>(x, first, count)
// where: first = 1; count = 3

#include <headsup/headsup.hpp>

using namespace headsup;

auto const x = zeros<float, batch<2>, tokens<dynamic>, d_in<6>>(sized<tokens>(5));

#ifdef REFUSED
auto const y = slice<tokens<dynamic>>(x, 1);
#else
auto const y = slice<tokens>(x, 1, 3);
#endif
