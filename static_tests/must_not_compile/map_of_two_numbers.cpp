// expect: HU037 map: f does not make a number of one float; fix: map(x, [](auto number) { return number * number; }), for example
// advice: map(x, [](auto number) { return number * number; }), for example

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>>();

#ifdef REFUSED
constexpr auto y = map(x, [](float one, float other) { return one * other; });
#else
constexpr auto y = map(x, [](auto number) { return number * number; });
#endif
