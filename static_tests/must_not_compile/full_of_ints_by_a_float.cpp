// expect: HU037 full: the tensor would hold int, the number is floating-point; fix: full<float, tokens<6>>(number)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr float number = 0.5f;

#ifdef REFUSED
auto x = full<int, tokens<6>>(number);
#else
auto x = full<float, tokens<6>>(number);
#endif
