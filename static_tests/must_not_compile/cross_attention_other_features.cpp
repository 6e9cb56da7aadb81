// expect: HU024 cross_attention: takes d_in<3>, x is (batch<2>, tokens<5>, d_in<4>); fix: cross_attention made for d_in<4>

#include <headsup/headsup.hpp>

using namespace headsup;

cross_attention<d_in<3>, d_in<7>, d_out<4>, heads<2>> const layer{};
constexpr auto source = zeros<float, batch<2>, keys<6>, d_in<7>>();

#ifdef REFUSED
auto const y = layer(zeros<float, batch<2>, tokens<5>, d_in<4>>(), source);
#else
auto const y = layer(zeros<float, batch<2>, tokens<5>, d_in<3>>(), source);
#endif
