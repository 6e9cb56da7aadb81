// expect: HU013 reshape: (tokens<4>, d_out<6>) cannot be read as (tokens<4>, heads<2>, head_dim<4>), which has 32 elements and not 24; fix: reshape<tokens<4>, heads<2>, head_dim<3>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<4>, d_out<6>>();

#ifdef REFUSED
auto y = reshape<tokens<4>, heads<2>, head_dim<4>>(x);
#else
auto y = reshape<tokens<4>, heads<2>, head_dim<3>>(x);
#endif
