// expect: HU003 patchify: x has no width (channels<3>, height<4>, keys<4>); fix: rename<keys, width>(x) if keys means width

#include <headsup/headsup.hpp>

using namespace headsup;

using namespace headsup::headsup_image;

constexpr auto x = zeros<float, channels<3>, height<4>, keys<4>>();

#ifdef REFUSED
auto y = patchify<2>(x);
#else
auto y = patchify<2>(rename<keys, width>(x));
#endif
