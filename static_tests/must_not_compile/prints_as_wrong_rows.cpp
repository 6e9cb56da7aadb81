// expect: HU005 prints_as: tokens<3> takes 3 entries, the braces hold 2; fix: add 1, or tokens<2>
// advice: add 1

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<3>, d_in<2>>();

#ifdef REFUSED
constexpr bool same = prints_as(x, {{0, 0}, {0, 0}});
auto y = same;
#else
constexpr bool same = prints_as(x, {{0, 0}, {0, 0}, {0, 0}});
auto y = same;
#endif
