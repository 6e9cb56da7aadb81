// expect: HU003 chunk<d_out>: x has no d_out (tokens<5>, d_in<6>); fix: chunk<d_in, 3>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, d_in<6>>();

#ifdef REFUSED
auto [q, k, v] = chunk<d_out, 3>(x);
#else
auto [q, k, v] = chunk<d_in, 3>(x);
#endif
