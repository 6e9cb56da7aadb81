// expect: HU013 reshape: (tokens<4>, d_in<6>) cannot be read as (tokens<4>, heads<1>, d_in<6>): an axis stays as it is, is split, or is merged with its neighbours; fix: transpose<heads, tokens>(expand<heads<1>>(x))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<4>, d_in<6>>();

#ifdef REFUSED
auto y = reshape<tokens<4>, heads<1>, d_in<6>>(x);
#else
auto y = transpose<heads, tokens>(expand<heads<1>>(x));
#endif
