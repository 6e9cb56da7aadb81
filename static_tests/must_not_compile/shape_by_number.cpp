// expect: HU054 size: an axis is named by its role, not by a number; fix: extent<role>(x)
// advice: extent<role>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<3>>();

#ifdef REFUSED
auto const count = x.shape()[0];
#else
auto const count = extent<tokens>(x);
#endif
