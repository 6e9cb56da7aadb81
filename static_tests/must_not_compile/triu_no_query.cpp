// expect: HU003 triu<tokens>: x has no tokens (context<3>, keys<3>)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, headsup::context<3>, keys<3>>();

#ifdef REFUSED
auto y = triu<tokens, keys>(scores);
#else
auto y = triu<headsup::context, keys>(scores);
#endif
