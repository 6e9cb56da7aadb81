// expect: HU049 multi_head_attention: several caches are for the sequences of one axis, x is (tokens<5>, d_in<3>); fix: expand<tokens<1>>(rename<tokens, batch>(x)) if each gets one token, or decltype(layer)::cache<> cache
// advice: decltype(layer)::cache<> cache

#include <headsup/headsup.hpp>

using namespace headsup;

using layer = multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>>;
layer const mha{torch_generator{123}};
constexpr auto x = zeros<float, tokens<5>, d_in<3>>();
layer::cache<> caches[5];

#ifdef REFUSED
auto y = mha.step(x, caches);
#else
auto y = mha.step(expand<tokens<1>>(rename<tokens, batch>(x)), caches);
#endif
