// expect: HU024 linear: takes d_out<2>, x is (tokens<4>, d_in<6>); fix: linear<d_in<6>, d_out<2>>, which takes the first and gives the second

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<4>, d_in<6>>();

#ifdef REFUSED
constexpr linear<d_out<2>, d_in<6>> layer;
auto y = layer(x);
#else
constexpr linear<d_in<6>, d_out<2>> layer;
auto y = layer(x);
#endif
