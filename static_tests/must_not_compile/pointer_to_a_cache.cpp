// expect: HU049 multi_head_attention: a step takes a tensor and a key_value_cache over (heads<2>, context_length<6>, head_dim<2>), got a pointer; fix: layer.step(x, *cache)

#include <headsup/headsup.hpp>

using namespace headsup;

using layer = multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>>;
layer const mha{torch_generator{123}};
constexpr auto x = zeros<float, tokens<1>, d_in<3>>();
layer::cache<> kept;
layer::cache<>* cache = &kept;

#ifdef REFUSED
auto y = mha.step(x, cache);
#else
auto y = mha.step(x, *cache);
#endif
