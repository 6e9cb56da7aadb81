// expect: HU037 where: mask holds float, it takes bool; fix: where(second, first, third)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<4>>();
constexpr auto y = zeros<float, tokens<4>>();

#ifdef REFUSED
auto z = where(x, x < y, y);
#else
auto z = where(x < y, x, y);
#endif
