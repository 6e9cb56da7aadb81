// expect: HU037 exp: x holds int, it takes float; fix: to<float>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = arange<int, tokens<3>>();

#ifdef REFUSED
auto y = exp(x);
#else
auto y = exp(to<float>(x));
#endif
