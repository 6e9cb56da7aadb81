// expect: HU013 reshape: (tokens<8>, d_in<6>) cannot be read as (batch<2>, tokens<4>, d_in<6>): an axis stays as it is, is split, or is merged with its neighbours; fix: split<tokens, batch<2>, tokens<4>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<8>, d_in<6>>();

#ifdef REFUSED
auto y = reshape<batch<2>, tokens<4>, d_in<6>>(x);
#else
auto y = split<tokens, batch<2>, tokens<4>>(x);
#endif
