// expect: HU024 cross_attention: takes d_in<7>, source is (batch<2>, keys<6>, d_in<4>); fix: cross_attention made for d_in<4>

#include <headsup/headsup.hpp>

using namespace headsup;

cross_attention<d_in<3>, d_in<7>, d_out<4>, heads<2>> const layer{};
constexpr auto x = zeros<float, batch<2>, tokens<5>, d_in<3>>();

#ifdef REFUSED
auto const y = layer(x, zeros<float, batch<2>, keys<6>, d_in<4>>());
#else
auto const y = layer(x, zeros<float, batch<2>, keys<6>, d_in<7>>());
#endif
