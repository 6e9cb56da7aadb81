// expect: HU003 linear: takes d_in<6>, x is (tokens<5>, d_out<6>); fix: rename<d_out, d_in>(x) if d_out means d_in, or linear<d_out<6>, d_in<6>>, which takes the first and gives the second
// then 2: axes<tokens<5>, d_in<6>>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr linear<d_in<6>, d_out<6>> layer;
constexpr auto x = zeros<float, tokens<5>, d_out<6>>();

#ifdef REFUSED
auto y = layer(x);
#else
auto y = layer(rename<d_out, d_in>(x));
#endif
