// expect: HU046 transformer_block: the cache is a temporary or a constant, which cannot keep new keys; fix: decltype(layer)::cache<> cache

#include <headsup/gpt2.hpp>
#include <headsup/headsup.hpp>

using namespace headsup;

using layer_type = transformer_block<d_in<6>, context_length<6>, heads<2>>;
layer_type const layer{torch_generator{123}};
constexpr auto x = ones<float, tokens<5>, d_in<6>>();

#ifdef REFUSED
auto const y = layer.step(x, layer_type::cache<>{});
#else
decltype(layer)::cache<> cache;
auto const y = layer.step(x, cache);
#endif
