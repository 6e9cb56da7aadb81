// expect: HU064 cross_attention: present says which of (batch<2>, keys<6>) are no padding, and is over (batch<2>, tokens<6>); fix: rename<tokens, keys>(present) if tokens means keys

#include <headsup/headsup.hpp>

using namespace headsup;

cross_attention<d_in<3>, d_in<7>, d_out<4>, heads<2>> const layer{};
constexpr auto x = zeros<float, batch<2>, tokens<5>, d_in<3>>();
constexpr auto source = zeros<float, batch<2>, keys<6>, d_in<7>>();
constexpr auto present = ones<bool, batch<2>, tokens<6>>();

#ifdef REFUSED
auto const y = layer(x, source, present);
#else
auto const y = layer(x, source, rename<tokens, keys>(present));
#endif
