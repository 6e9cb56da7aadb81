// expect: HU005 prints_as: d_in<2> takes 2 entries, the braces hold 3; fix: remove 1, or d_in<3>
// advice: remove 1

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<1>, heads<1>, tokens<1>, d_in<2>>();

#ifdef REFUSED
constexpr bool same = prints_as(x, {{{{0, 0, 0}}}});
auto y = same;
#else
constexpr bool same = prints_as(x, {{{{0, 0}}}});
auto y = same;
#endif
