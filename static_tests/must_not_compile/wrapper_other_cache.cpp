// expect: HU049 multi_head_attention_wrapper: the cache is over (heads<2>, context_length<6>, head_dim<2>), the layer and x need (heads<3>, context_length<6>, head_dim<2>); fix: decltype(layer)::cache<> cache

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr multi_head_attention_wrapper<d_in<3>, d_out<2>, context_length<6>, heads<3>> layer;
constexpr auto x = zeros<float, tokens<1>, d_in<3>>();

#ifdef REFUSED
key_value_cache<headsup::axes<>, heads<2>, context_length<6>, head_dim<2>> cache;
auto y = layer.step(x, cache);
#else
key_value_cache<headsup::axes<>, heads<3>, context_length<6>, head_dim<2>> cache;
auto y = layer.step(x, cache);
#endif
