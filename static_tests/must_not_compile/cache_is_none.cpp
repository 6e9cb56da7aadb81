// expect: HU049 multi_head_attention: a step takes a tensor and a key_value_cache over (batch<2>, heads<2>, context_length<6>, head_dim<2>), got something else; fix: decltype(layer)::cache<batch<2>> cache

#include <headsup/headsup.hpp>

using namespace headsup;

using layer = multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>>;
layer const mha{torch_generator{123}};
constexpr auto x = zeros<float, batch<2>, tokens<1>, d_in<3>>();

#ifdef REFUSED
torch_generator cache{123};
auto y = mha.step(x, cache);
#else
layer::cache<batch<2>> cache;
auto y = mha.step(x, cache);
#endif
