// expect: HU005 prints_as: batch<2> takes 2 entries, the braces hold 1; fix: add 1, or batch<1>
// advice: add 1

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, tokens<1>, d_in<3>>();

#ifdef REFUSED
constexpr bool same = prints_as(x, {{{0, 0, 0}}});
auto y = same;
#else
constexpr bool same = prints_as(x, {{{0, 0, 0}}, {{0, 0, 0}}});
auto y = same;
#endif
