// expect: HU003 scan<keys>: x has no keys (tokens<3>, d_in<5>); fix: scan<tokens>(x, state, step)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<3>, d_in<5>>();
constexpr auto add = [](auto const& now, auto const& before) { return now + before; };

#ifdef REFUSED
auto y = scan<keys>(x, zeros<float, d_in<5>>(), add);
#else
auto y = scan<tokens>(x, zeros<float, d_in<5>>(), add);
#endif
