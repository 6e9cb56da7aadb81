// expect: HU003 map: takes the tensor first, and then f; fix: map(second, first)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, d_in<3>>();
constexpr auto twice = [](float number) { return 2 * number; };

#ifdef REFUSED
auto y = map(twice, x);
#else
auto y = map(x, twice);
#endif
