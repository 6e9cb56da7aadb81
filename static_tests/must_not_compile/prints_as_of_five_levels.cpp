// expect: HU005 prints_as: d_out<2> takes 2 entries, the braces hold 1; fix: add 1, or d_out<1>
// advice: add 1

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
constexpr auto x = zeros<float, batch<1>, heads<1>, tokens<1>, d_in<2>, d_out<2>>();
auto y = prints_as(x, {{{{{0}, {0}}}}});
#else
constexpr auto x = zeros<float, batch<1>, heads<1>, tokens<1>, d_in<2>, d_out<2>>();
auto y = prints_as(x, {{{{{0, 0}, {0, 0}}}}});
#endif
