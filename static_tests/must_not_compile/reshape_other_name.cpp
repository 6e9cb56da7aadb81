// expect: HU013 reshape: (tokens<4>, heads<4>) cannot be read as (keys<4>, heads<4>): an axis stays as it is, is split, or is merged with its neighbours; fix: rename<tokens, keys>(x) if tokens means keys

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<4>, heads<4>>();

#ifdef REFUSED
auto y = reshape<keys<4>, heads<4>>(x);
#else
auto y = rename<tokens, keys>(x);
#endif
