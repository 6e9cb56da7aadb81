// expect: HU043 cross_attention: takes options after its axes, something else is none of them; fix: leave it out, or kv_heads<4>, qkv_bias::yes, without_bias, bidirectional or sliding_window<256>
// templates between: 1
// advice: leave it out
// advice: kv_heads<4>, qkv_bias::yes, without_bias, bidirectional
// advice: sliding_window<256>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, tokens<5>, d_in<3>>();
constexpr auto source = zeros<float, batch<2>, keys<6>, d_in<7>>();

#ifdef REFUSED
cross_attention<d_in<3>, d_in<7>, d_out<4>, heads<2>, int> const layer{};
#else
cross_attention<d_in<3>, d_in<7>, d_out<4>, heads<2>, qkv_bias::yes> const layer{};
#endif
