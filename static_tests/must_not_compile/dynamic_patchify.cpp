// expect: HU047 patchify: needs the size of height<dynamic> at compile time, but it is known only at run time; fix: expect_size<height<N>>(x), which checks it

#include <headsup/headsup.hpp>

using namespace headsup;

auto const x = zeros<float, image::channels<3>, image::height<dynamic>, image::width<6>>(sized<image::height>(6));

#ifdef REFUSED
auto const y = patchify<3>(x);
#else
auto const y = patchify<3>(expect_size<image::height<6>>(x));
#endif
