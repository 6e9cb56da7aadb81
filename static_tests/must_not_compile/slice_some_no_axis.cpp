// expect: HU003 slice<keys>: x has no keys (tokens<5>, d_in<3>); fix: slice<tokens>(x, first, count)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, d_in<3>>();

#ifdef REFUSED
auto y = slice<keys>(x, 1, 2);
#else
auto y = slice<tokens>(x, 1, 2);
#endif
