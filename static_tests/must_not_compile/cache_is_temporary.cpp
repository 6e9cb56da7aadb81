// expect: HU046 multi_head_attention: the cache is a temporary or a constant, which cannot keep new keys; fix: decltype(layer)::cache<batch<2>> cache

#include <headsup/headsup.hpp>

using namespace headsup;

using layer = multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>>;
layer const mha{torch_generator{123}};
constexpr auto x = zeros<float, batch<2>, tokens<1>, d_in<3>>();

#ifdef REFUSED
auto y = mha.step(x, layer::cache<batch<2>>{});
#else
layer::cache<batch<2>> cache;
auto y = mha.step(x, cache);
#endif
