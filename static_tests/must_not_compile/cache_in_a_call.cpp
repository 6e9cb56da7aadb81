// expect: HU046 multi_head_attention: takes a tensor, and in training a torch_generator that it draws from, got a cache; fix: layer.step(x, cache)

#include <headsup/headsup.hpp>

using namespace headsup;

using mha = multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>>;
mha const layer{torch_generator{123}};
constexpr auto x = zeros<float, tokens<1>, d_in<3>>();
mha::cache<> cache;

#ifdef REFUSED
auto y = layer(x, cache);
#else
auto y = layer.step(x, cache);
#endif
