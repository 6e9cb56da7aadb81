// expect: HU037 linear: x holds double, it takes float; fix: to<float>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<double, tokens<3>, d_in<5>>();
constexpr linear<d_in<5>, d_out<2>> layer;

#ifdef REFUSED
auto y = layer(x);
#else
auto y = layer(to<float>(x));
#endif
