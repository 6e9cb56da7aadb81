// expect: HU026 triu: keys is both the query and the key; fix: triu<tokens, keys>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, tokens<3>, keys<3>>();

#ifdef REFUSED
auto y = triu<keys, keys>(scores);
#else
auto y = triu<tokens, keys>(scores);
#endif
