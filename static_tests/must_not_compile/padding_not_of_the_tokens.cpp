// expect: HU003 multi_head_attention: present says which of (batch<2>, tokens<5>) are no padding, and is over (batch<2>, keys<5>); fix: rename<keys, tokens>(present) if keys means tokens

#include <headsup/headsup.hpp>

using namespace headsup;

multi_head_attention<d_in<8>, d_out<8>, context_length<6>, heads<2>> const layer{};
constexpr auto x = zeros<float, batch<2>, tokens<5>, d_in<8>>();
constexpr auto present = ones<bool, batch<2>, keys<5>>();

#ifdef REFUSED
auto const y = layer(x, present);
#else
auto const y = layer(x, rename<keys, tokens>(present));
#endif
