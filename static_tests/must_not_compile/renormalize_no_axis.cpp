// expect: HU003 renormalize<d_in>: x has no d_in (tokens<3>, keys<3>); fix: renormalize<keys>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = ones<float, tokens<3>, keys<3>>();

#ifdef REFUSED
constexpr auto y = renormalize<d_in>(x);
#else
constexpr auto y = renormalize<keys>(x);
#endif
