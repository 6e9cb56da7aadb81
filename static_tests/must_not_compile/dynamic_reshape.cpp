// expect: HU047 reshape: needs the size of tokens<dynamic> at compile time, but it is known only at run time; fix: expect_size<tokens<5>>(x), which checks it

#include <headsup/headsup.hpp>

using namespace headsup;

auto const x = zeros<float, batch<2>, tokens<dynamic>, d_in<6>>(sized<tokens>(5));

#ifdef REFUSED
auto const y = reshape<context_length<10>, d_in<6>>(x);
#else
auto const y = reshape<context_length<10>, d_in<6>>(expect_size<tokens<5>>(x));
#endif
