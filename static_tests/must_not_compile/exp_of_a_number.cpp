// expect: HU037 exp: takes a tensor, x is not one; fix: math::exp(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr float x = 1;

#ifdef REFUSED
auto y = headsup::exp(x);
#else
auto y = math::exp(x);
#endif
