// expect: HU049 multi_head_attention: the caches are over (heads<2>, context_length<7>, head_dim<2>), a sequence of the layer needs (heads<2>, context_length<6>, head_dim<2>); fix: decltype(layer)::cache<> caches[2]

#include <headsup/headsup.hpp>

using namespace headsup;

using layer = multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>>;
layer const mha{torch_generator{123}};
constexpr auto x = zeros<float, batch<2>, tokens<1>, d_in<3>>();

#ifdef REFUSED
multi_head_attention<d_in<3>, d_out<4>, context_length<7>, heads<2>>::cache<> caches[2];
auto y = mha.step(x, caches);
#else
layer::cache<> caches[2];
auto y = mha.step(x, caches);
#endif
