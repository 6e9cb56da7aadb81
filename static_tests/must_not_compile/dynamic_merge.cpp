// expect: HU047 merge: needs the size of tokens<dynamic> at compile time, but it is known only at run time; fix: expect_size<tokens<N>>(x), which checks it
// where: N = 5

#include <headsup/headsup.hpp>

using namespace headsup;

auto const x = zeros<float, batch<2>, tokens<dynamic>, d_in<6>>(sized<tokens>(5));

#ifdef REFUSED
auto const y = merge<context_length, batch, tokens>(x);
#else
auto const y = merge<context_length, batch, tokens>(expect_size<tokens<5>>(x));
#endif
