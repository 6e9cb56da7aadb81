// expect: HU037 layer_norm: x holds int, it takes float; fix: to<float>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<int, tokens<3>, d_in<3>>();

#ifdef REFUSED
auto y = layer_norm<d_in>(x);
#else
auto y = layer_norm<d_in>(to<float>(x));
#endif
