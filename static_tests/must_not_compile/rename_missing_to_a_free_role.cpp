// expect: HU003 rename<keys, heads>: x has no keys (tokens<6>, d_in<6>); fix: rename<tokens, heads>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto y = rename<keys, heads>(x);
#else
auto y = rename<tokens, heads>(x);
#endif
