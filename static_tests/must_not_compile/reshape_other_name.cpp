// expect: HU013 reshape: (tokens<4>, heads<4>) cannot be read as (keys<4>, heads<4>): that is another name; fix: rename<tokens, keys>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<4>, heads<4>>();

#ifdef REFUSED
auto y = reshape<keys<4>, heads<4>>(x);
#else
auto y = rename<tokens, keys>(x);
#endif
