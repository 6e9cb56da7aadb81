// expect: HU004 expect_size: x has tokens<5>, expected tokens<6>; fix: expect_size<tokens<5>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, d_in<3>>();

#ifdef REFUSED
auto y = expect_size<tokens<6>>(x);
#else
auto y = expect_size<tokens<5>>(x);
#endif
