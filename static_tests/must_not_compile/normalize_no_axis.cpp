// expect: HU003 normalize<d_out>: x has no d_out (tokens<6>, d_in<6>); fix: normalize<d_in>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto y = normalize<d_out>(x);
#else
auto y = normalize<d_in>(x);
#endif
