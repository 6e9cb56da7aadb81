// expect: HU037 where: mask holds float, it takes bool; fix: where(third, first, second)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<4>>();
constexpr auto y = zeros<float, tokens<4>>();

#ifdef REFUSED
auto z = where(x, y, x < y);
#else
auto z = where(x < y, x, y);
#endif
