// expect: HU047 patchify: needs the size of height<dynamic> at compile time, but it is known only at run time; fix: expect_size<height<N>>(x), which checks it
// where: N = 6

#include <headsup/headsup.hpp>

using namespace headsup;
using namespace headsup::headsup_image;

auto const x = zeros<float, channels<3>, height<dynamic>, width<6>>(sized<height>(6));

#ifdef REFUSED
auto const y = patchify<3>(x);
#else
auto const y = patchify<3>(expect_size<height<6>>(x));
#endif
