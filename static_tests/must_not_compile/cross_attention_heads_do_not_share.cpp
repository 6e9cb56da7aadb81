// expect: HU017 cross_attention: heads<4> is not divisible by kv_heads<3>; fix: kv_heads<2>
// templates between: 1

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, tokens<5>, d_in<3>>();
constexpr auto source = zeros<float, batch<2>, keys<6>, d_in<7>>();

#ifdef REFUSED
cross_attention<d_in<3>, d_in<7>, d_out<8>, heads<4>, kv_heads<3>> const layer{};
#else
cross_attention<d_in<3>, d_in<7>, d_out<8>, heads<4>, kv_heads<2>> const layer{};
#endif
