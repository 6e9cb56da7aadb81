// expect: HU010 unpatchify: patches<4> and pixels<12> do not say which rows and columns they come from; fix: assume_factors<pixels, channels<C>, pixel_row<P>, pixel_column<P>>(assume_factors<patches, patch_row<N>, patch_column<M>>(x))
// where: C = 3; P = 2; N = 2; M = 2

#include <headsup/headsup.hpp>

using namespace headsup;

using namespace headsup::headsup_image;

constexpr auto x = zeros<float, patches<4>, pixels<12>>();

#ifdef REFUSED
auto y = unpatchify(x);
#else
auto y = unpatchify(assume_factors<pixels, channels<3>, pixel_row<2>, pixel_column<2>>(
    assume_factors<patches, patch_row<2>, patch_column<2>>(x)));
#endif
