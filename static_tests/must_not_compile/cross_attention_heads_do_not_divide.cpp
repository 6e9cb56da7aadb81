// expect: HU017 cross_attention: d_out<4> is not divisible by heads<3>; fix: d_out<3>
// templates between: 1
// then 1: cross_attention<d_in<3>, d_in<7>, d_out<3>, heads<3>>{}

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, tokens<5>, d_in<3>>();
constexpr auto source = zeros<float, batch<2>, keys<6>, d_in<7>>();

#ifdef REFUSED
cross_attention<d_in<3>, d_in<7>, d_out<4>, heads<3>> const layer{};
#else
cross_attention<d_in<3>, d_in<7>, d_out<6>, heads<3>> const layer{};
#endif
