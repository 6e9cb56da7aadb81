// expect: HU003 expect_size<keys<5>>: x has no keys (tokens<5>, d_in<3>); fix: expect_size<tokens<5>>(x), or rename<tokens, keys>(x) if tokens means keys
// then 2: axes<keys<5>, d_in<3>>
// then 2: expect_size<keys<5>>(rename<tokens, keys>(x))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, d_in<3>>();

#ifdef REFUSED
auto y = expect_size<keys<5>>(x);
#else
auto y = expect_size<tokens<5>>(x);
#endif
