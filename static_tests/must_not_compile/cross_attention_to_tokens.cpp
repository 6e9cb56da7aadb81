// expect: HU003 cross_attention: source has no keys (batch<2>, tokens<6>, d_in<7>); fix: rename<tokens, keys>(source) if tokens means keys

#include <headsup/headsup.hpp>

using namespace headsup;

cross_attention<d_in<3>, d_in<7>, d_out<4>, heads<2>> const layer{};
constexpr auto x = zeros<float, batch<2>, tokens<5>, d_in<3>>();
constexpr auto source = zeros<float, batch<2>, tokens<6>, d_in<7>>();

#ifdef REFUSED
auto const y = layer(x, source);
#else
auto const y = layer(x, rename<tokens, keys>(source));
#endif
