// expect: HU008 cross_attention: the axes of the source must all be axes of x, x (), source (batch<2>); fix: expand<batch<2>>(x) if each may depend on the others

#include <headsup/headsup.hpp>

using namespace headsup;

cross_attention<d_in<3>, d_in<7>, d_out<4>, heads<2>> const layer{};
constexpr auto x = zeros<float, batch<2>, tokens<5>, d_in<3>>();

#ifdef REFUSED
auto const y = layer(take<batch>(x, 0), zeros<float, batch<2>, keys<6>, d_in<7>>());
#else
auto const y = layer(x, zeros<float, batch<2>, keys<6>, d_in<7>>());
#endif
