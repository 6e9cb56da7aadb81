// expect: HU008 residual: x is (tokens<4>, d_in<3>), what was made of it (tokens<4>, d_out<5>); only their features may differ, and only by name; fix: a layer that gives d_out<3>
// advice: a layer that gives d_out<3>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = ones<float, tokens<4>, d_in<3>>();

#ifdef REFUSED
constexpr linear<d_in<3>, d_out<5>> layer{};
#else
constexpr linear<d_in<3>, d_out<3>> layer{};
#endif
constexpr auto y = residual(x, layer(x));
