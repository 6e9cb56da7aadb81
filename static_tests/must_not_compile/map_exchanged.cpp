// expect: HU003 map: x is not a tensor; fix: map(second, first)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, d_in<3>>();
constexpr auto twice = [](float number) { return 2 * number; };

#ifdef REFUSED
auto y = map(twice, x);
#else
auto y = map(x, twice);
#endif
