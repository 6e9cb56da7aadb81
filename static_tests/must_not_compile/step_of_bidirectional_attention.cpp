// expect: HU046 multi_head_attention: bidirectional tokens see later ones too, so a step would change those in the cache; fix: layer(x) with all tokens, or a layer without bidirectional
// advice: layer(x) with all tokens
// advice: a layer without bidirectional

#include <headsup/headsup.hpp>

using namespace headsup;

using encoder = multi_head_attention<d_in<8>, d_out<8>, context_length<6>, heads<2>, bidirectional>;
encoder const layer{};
constexpr auto x = zeros<float, tokens<5>, d_in<8>>();
encoder::cache<> cache;

#ifdef REFUSED
auto const y = layer.step(x, cache);
#else
auto const y = layer(x);
#endif
