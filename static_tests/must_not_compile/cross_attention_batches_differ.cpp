// expect: HU004 cross_attention: x has batch<2>, source has batch<3>; fix: slice<batch<2>>(source, 0) if the rest is not meant

#include <headsup/headsup.hpp>

using namespace headsup;

cross_attention<d_in<3>, d_in<7>, d_out<4>, heads<2>> const layer{};
constexpr auto x = zeros<float, batch<2>, tokens<5>, d_in<3>>();

#ifdef REFUSED
auto const y = layer(x, zeros<float, batch<3>, keys<6>, d_in<7>>());
#else
auto const y = layer(x, zeros<float, batch<2>, keys<6>, d_in<7>>());
#endif
