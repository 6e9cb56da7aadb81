// expect: HU013 reshape: (tokens<4>, heads<4>) cannot be read as (heads<4>, tokens<4>): an axis stays as it is, is split, or is merged with its neighbours; fix: transpose(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<4>, heads<4>>();

#ifdef REFUSED
auto y = reshape<heads<4>, tokens<4>>(x);
#else
auto y = transpose(x);
#endif
