// expect: HU051 rename<tokens, keys<3>>: takes roles, which have no size; fix: rename<tokens, keys>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<3>, d_in<2>>();

#ifdef REFUSED
auto y = rename<tokens, keys<3>>(x);
#else
auto y = rename<tokens, keys>(x);
#endif
