// expect: HU047 squeeze: needs the size of batch<dynamic> at compile time, but it is known only at run time; fix: expect_size<batch<1>>(x), which checks it

#include <headsup/headsup.hpp>

using namespace headsup;

auto const x = zeros<float, batch<dynamic>, d_in<6>>(sized<batch>(1));

#ifdef REFUSED
auto const y = squeeze<batch>(x);
#else
auto const y = squeeze<batch>(expect_size<batch<1>>(x));
#endif
