// expect: HU047 expect_size: needs the size of tokens<dynamic> at compile time, but it is known only at run time; fix: tokens<N> with a number
// where: N = 5

#include <headsup/headsup.hpp>

using namespace headsup;

auto const x = zeros<float, batch<2>, tokens<dynamic>, d_in<6>>(sized<tokens>(5));

#ifdef REFUSED
auto const y = expect_size<tokens<dynamic>>(x);
#else
auto const y = expect_size<tokens<5>>(x);
#endif
