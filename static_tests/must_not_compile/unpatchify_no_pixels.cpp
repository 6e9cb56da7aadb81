// expect: HU003 unpatchify: x has no pixels (patches<4>, d_in<12>); fix: rename<d_in, pixels>(x) if d_in means pixels

#include <headsup/headsup.hpp>

using namespace headsup;

using namespace headsup::headsup_image;

constexpr auto picture = patchify<2>(zeros<float, channels<3>, height<4>, width<4>>());

#ifdef REFUSED
auto y = unpatchify(rename<pixels, d_in>(picture));
#else
auto y = unpatchify(picture);
#endif
