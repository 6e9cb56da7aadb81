// expect: HU049 causal_attention: the cache is over (heads<2>, context_length<6>, head_dim<2>), the layer and x need (heads<1>, context_length<6>, head_dim<2>); fix: decltype(layer)::cache<> cache

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr causal_attention<d_in<3>, d_out<2>, context_length<6>> layer;
constexpr auto x = zeros<float, tokens<1>, d_in<3>>();

#ifdef REFUSED
key_value_cache<headsup::axes<>, heads<2>, context_length<6>, head_dim<2>> cache;
auto y = layer.step(x, cache);
#else
key_value_cache<headsup::axes<>, heads<1>, context_length<6>, head_dim<2>> cache;
auto y = layer.step(x, cache);
#endif
