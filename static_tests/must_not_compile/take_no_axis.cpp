// expect: HU003 take<keys>: x has no keys (tokens<6>, d_in<6>); fix: take<tokens>(x, position), or x with keys
// advice: x with keys

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto y = take<keys>(x, 1);
#else
auto y = take<tokens>(x, 1);
#endif
