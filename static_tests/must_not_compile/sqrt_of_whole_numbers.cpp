// expect: HU037 sqrt: x holds int, it takes float; fix: to<float>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = arange<int, tokens<3>>();

#ifdef REFUSED
auto y = headsup::sqrt(x);
#else
auto y = headsup::sqrt(to<float>(x));
#endif
