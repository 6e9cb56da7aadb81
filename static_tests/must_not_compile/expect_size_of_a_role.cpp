// expect: HU051 expect_size<tokens>: takes an axis, which has a role and a size; fix: expect_size<tokens<5>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, d_in<3>>();

#ifdef REFUSED
auto y = expect_size<tokens>(x);
#else
auto y = expect_size<tokens<5>>(x);
#endif
