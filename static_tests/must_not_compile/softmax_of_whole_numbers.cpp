// expect: HU037 softmax: x holds int, it takes float; fix: to<float>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<int, tokens<3>, keys<3>>();

#ifdef REFUSED
auto y = softmax<keys>(x);
#else
auto y = softmax<keys>(to<float>(x));
#endif
