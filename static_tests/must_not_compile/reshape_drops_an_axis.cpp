// expect: HU013 reshape: (batch<1>, tokens<4>, d_in<6>) cannot be read as (tokens<4>, d_in<6>): an axis stays as it is, is split, or is merged with its neighbours; fix: squeeze<batch>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<1>, tokens<4>, d_in<6>>();

#ifdef REFUSED
auto y = reshape<tokens<4>, d_in<6>>(x);
#else
auto y = squeeze<batch>(x);
#endif
