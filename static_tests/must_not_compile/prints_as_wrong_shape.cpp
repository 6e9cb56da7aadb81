// expect: HU005 prints_as: d_in<6> takes 6 entries, the braces hold 2; fix: add 4, or d_in<2>
// advice: add 4

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, d_in<6>>();

#ifdef REFUSED
constexpr bool same = prints_as(x, {0, 0});
auto y = same;
#else
constexpr bool same = prints_as(x, {0, 0, 0, 0, 0, 0});
auto y = same;
#endif
