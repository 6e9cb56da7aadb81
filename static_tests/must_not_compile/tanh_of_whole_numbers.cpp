// expect: HU037 tanh: x holds int, it takes float; fix: to<float>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = arange<int, tokens<3>>();

#ifdef REFUSED
auto y = headsup::tanh(x);
#else
auto y = headsup::tanh(to<float>(x));
#endif
