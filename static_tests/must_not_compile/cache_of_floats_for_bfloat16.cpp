// expect: HU046 multi_head_attention: the cache holds float, the layer caches bfloat16; fix: decltype(layer)::cache<batch<2>> cache
// templates between: 3
// advice: decltype(layer)::cache<batch<2>> cache

#include <headsup/headsup.hpp>
#include <headsup/serving.hpp>

using namespace headsup;

using mha = multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>>;
auto const layer = pack<bfloat16, bfloat16>(mha{torch_generator{123}});
constexpr auto x = zeros<float, batch<2>, tokens<1>, d_in<3>>();

#ifdef REFUSED
mha::cache<batch<2>> cache;
auto y = layer.step(x, cache);
#else
decltype(layer)::cache<batch<2>> cache;
auto y = layer.step(x, cache);
#endif
