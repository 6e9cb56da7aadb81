// expect: HU003 linear: takes d_in<6>, x is (d_in<5>, tokens<6>); fix: linear made for d_in<5>, or x with d_in<6>
// advice: x with d_in<6>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, d_in<5>, tokens<6>>();

#ifdef REFUSED
constexpr linear<d_in<6>, d_out<4>> layer;
auto y = layer(x);
#else
constexpr linear<d_in<5>, d_out<4>> layer;
auto y = layer(x);
#endif
