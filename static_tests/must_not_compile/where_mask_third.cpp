// expect: HU037 where: takes the mask first, and what holds bool, (tokens<4>), is third; fix: where(third, first, second)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<4>>();
constexpr auto y = zeros<float, tokens<4>>();

#ifdef REFUSED
auto z = where(x, y, x < y);
#else
auto z = where(x < y, x, y);
#endif
