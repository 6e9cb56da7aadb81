// expect: HU009 chunk<d_out>: d_out<6> does not divide into 4 equal parts; fix: chunk<d_out, 6>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, d_out<6>>();

#ifdef REFUSED
auto parts = chunk<d_out, 4>(x);
#else
auto parts = chunk<d_out, 6>(x);
#endif
