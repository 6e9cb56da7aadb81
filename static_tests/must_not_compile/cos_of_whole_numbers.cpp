// expect: HU037 cos: x holds int, it takes float; fix: to<float>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = arange<int, tokens<3>>();

#ifdef REFUSED
auto y = headsup::cos(x);
#else
auto y = headsup::cos(to<float>(x));
#endif
