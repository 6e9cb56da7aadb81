// expect: HU010 unpatchify: patches<4> does not say which rows and columns they come from; fix: assume_factors<patches, patch_row<N>, patch_column<M>>(x)
// where: N = 2; M = 2

#include <headsup/headsup.hpp>

using namespace headsup;

using namespace headsup::headsup_image;

constexpr auto x =
    assume_factors<pixels, channels<3>, pixel_row<2>, pixel_column<2>>(zeros<float, patches<4>, pixels<12>>());

#ifdef REFUSED
auto y = unpatchify(x);
#else
auto y = unpatchify(assume_factors<patches, patch_row<2>, patch_column<2>>(x));
#endif
