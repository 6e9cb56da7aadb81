// expect: HU037 operator&&: left holds float, it takes bool; fix: to<bool>(left)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, keys<6>>();
constexpr auto mask = x > 1.0f;

#ifdef REFUSED
auto y = x && mask;
#else
auto y = to<bool>(x) && mask;
#endif
