// expect: HU013 reshape: (batch<2>, tokens<6>) cannot be read as (batch<4>, tokens<3>): an axis stays as it is, is split, or is merged with its neighbours; fix: split, transpose and merge them one by one, as patchify does
// advice: split, transpose and merge them one by one, as patchify does

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, tokens<6>>();

#ifdef REFUSED
auto y = reshape<batch<4>, tokens<3>>(x);
#else
auto y = merge<batch, batch, context_length>(split<tokens, context_length<2>, tokens<3>>(x));
#endif
