// expect: HU047 linear: needs the size of all_heads<dynamic> at compile time, but it is known only at run time
// expect: fix: all_heads<N> with a number
// advice: heads<N> with a number

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, tokens<5>, d_in<3>>();
constexpr auto source = zeros<float, batch<2>, keys<6>, d_in<7>>();

#ifdef REFUSED
cross_attention<d_in<3>, d_in<7>, d_out<4>, heads<dynamic>> const layer{};
#else
cross_attention<d_in<3>, d_in<7>, d_out<4>, heads<2>> const layer{};
#endif
