// expect: HU049 multi_head_attention: the cache holds bfloat16, the layer caches float; fix: decltype(layer)::cache<batch<2>> cache
// advice: decltype(layer)::cache<batch<2>> cache

#include <headsup/headsup.hpp>

using namespace headsup;

using mha = multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>>;
mha const layer{torch_generator{123}};
constexpr auto x = zeros<float, batch<2>, tokens<1>, d_in<3>>();

#ifdef REFUSED
packed<mha, bfloat16, bfloat16>::cache<batch<2>> cache;
auto y = layer.step(x, cache);
#else
decltype(layer)::cache<batch<2>> cache;
auto y = layer.step(x, cache);
#endif
