// expect: HU046 multi_head_attention: x has batch<2>, got 3 caches; fix: decltype(layer)::cache<> caches[2]

#include <headsup/headsup.hpp>
#include <headsup/serving.hpp>

using namespace headsup;

using layer = multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>>;
layer const mha{torch_generator{123}};
constexpr auto x = zeros<float, batch<2>, tokens<1>, d_in<3>>();

#ifdef REFUSED
layer::cache<> caches[3];
auto y = mha.step(x, caches);
#else
layer::cache<> caches[2];
auto y = mha.step(x, caches);
#endif
