// expect: HU010 reshape: (batch<2>, channels<3>, height<4>, width<4>) cannot be read as (batch<2>, patches<4>, pixels<12>): an axis stays as it is, is split, or is merged with its neighbours; fix: split, transpose and merge them one by one, as patchify does
// advice: split, transpose and merge them one by one, as patchify does

#include <headsup/headsup.hpp>

using namespace headsup;

using namespace headsup::headsup_image;

constexpr auto picture = zeros<float, batch<2>, channels<3>, height<4>, width<4>>();

#ifdef REFUSED
auto cut = reshape<batch<2>, patches<4>, pixels<12>>(picture);
#else
auto cut = patchify<2>(picture);
#endif
