// expect: HU037 sin: x holds int, it takes float; fix: to<float>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = arange<int, tokens<3>>();

#ifdef REFUSED
auto y = headsup::sin(x);
#else
auto y = headsup::sin(to<float>(x));
#endif
