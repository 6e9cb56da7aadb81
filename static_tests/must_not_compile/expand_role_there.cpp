// expect: HU002 expand: the result would have tokens twice (tokens<6>, d_in<6>); fix: rename<tokens, keys>(x) if tokens means keys

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto y = expand<tokens<2>>(x);
#else
auto y = expand<tokens<2>>(rename<tokens, keys>(x));
#endif
