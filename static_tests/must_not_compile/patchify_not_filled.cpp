// expect: HU009 patchify: height<6> and width<4> cannot be cut into patches of 4 x 4; fix: patchify<2>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

using namespace headsup::headsup_image;

constexpr auto x = zeros<float, channels<3>, height<6>, width<4>>();

#ifdef REFUSED
auto y = patchify<4>(x);
#else
auto y = patchify<2>(x);
#endif
