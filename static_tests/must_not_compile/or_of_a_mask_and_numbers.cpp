// expect: HU037 operator||: right holds float, it takes bool; fix: to<bool>(right)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, keys<6>>();
constexpr auto mask = x > 1.0f;

#ifdef REFUSED
auto y = mask || x;
#else
auto y = mask || to<bool>(x);
#endif
