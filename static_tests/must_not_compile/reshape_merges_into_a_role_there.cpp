// expect: HU013 reshape: (batch<2>, tokens<4>, d_in<6>) cannot be read as (tokens<8>, d_in<6>): an axis stays as it is, is split, or is merged with its neighbours; fix: merge<tokens, batch, tokens>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, tokens<4>, d_in<6>>();

#ifdef REFUSED
auto y = reshape<tokens<8>, d_in<6>>(x);
#else
auto y = merge<tokens, batch, tokens>(x);
#endif
