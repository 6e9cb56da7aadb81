// expect: HU037 where: mask holds float, it takes bool; fix: to<bool>(mask)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, keys<5>>();
constexpr auto mask = zeros<float, keys<5>>();

#ifdef REFUSED
auto y = where(mask, x, 0);
#else
auto y = where(to<bool>(mask), x, 0);
#endif
