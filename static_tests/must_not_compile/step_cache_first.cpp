// expect: HU046 multi_head_attention: a step takes the input and then the cache; fix: layer.step(second, first)

#include <headsup/headsup.hpp>

using namespace headsup;

using layer = multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>>;
layer const mha{torch_generator{123}};
constexpr auto x = zeros<float, tokens<1>, d_in<3>>();
layer::cache<> cache;

#ifdef REFUSED
auto y = mha.step(cache, x);
#else
auto y = mha.step(x, cache);
#endif
