// expect: HU049 multi_head_attention: a step takes a tensor and a key_value_cache over (batch<2>, heads<3>, context_length<8>, head_dim<2>), got no cache; fix: decltype(layer)::cache<batch<2>> cache
// advice: decltype(layer)::cache<batch<2>> cache

#include <headsup/headsup.hpp>

using namespace headsup;

multi_head_attention<d_in<4>, d_out<6>, context_length<8>, heads<3>> const mha{};
constexpr auto x = zeros<float, batch<2>, tokens<1>, d_in<4>>();

#ifdef REFUSED
auto const y = mha.step(x);
#else
decltype(mha)::cache<batch<2>> cache;
auto const y = mha.step(x, cache);
#endif
