// expect: HU003 expect_size: x has no keys (tokens<5>, d_in<3>); fix: an axis that it has
// advice: an axis that it has

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, d_in<3>>();

#ifdef REFUSED
auto y = expect_size<keys<5>>(x);
#else
auto y = expect_size<tokens<5>>(x);
#endif
