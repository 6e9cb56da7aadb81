// expect: HU037 log: x holds int, it takes float; fix: to<float>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = arange<int, tokens<3>>();

#ifdef REFUSED
auto y = headsup::log(x);
#else
auto y = headsup::log(to<float>(x));
#endif
