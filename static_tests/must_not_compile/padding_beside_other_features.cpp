// expect: HU024 multi_head_attention: takes d_in<8>, x is (batch<2>, tokens<5>, head_dim<8>); fix: rename<head_dim, d_in>(x) if head_dim means d_in

#include <headsup/headsup.hpp>

using namespace headsup;

multi_head_attention<d_in<8>, d_out<8>, context_length<6>, heads<2>> const layer{};
constexpr auto x = zeros<float, batch<2>, tokens<5>, head_dim<8>>();
constexpr auto present = ones<bool, batch<2>, tokens<5>>();

#ifdef REFUSED
auto const y = layer(x, present);
#else
auto const y = layer(rename<head_dim, d_in>(x), present);
#endif
