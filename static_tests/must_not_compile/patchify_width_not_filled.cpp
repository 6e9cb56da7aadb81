// expect: HU009 patchify: height<4> and width<6> cannot be cut into patches of 4 x 4; fix: patchify<2>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

using namespace headsup::headsup_image;

constexpr auto x = zeros<float, channels<3>, height<4>, width<6>>();

#ifdef REFUSED
auto y = patchify<4>(x);
#else
auto y = patchify<2>(x);
#endif
