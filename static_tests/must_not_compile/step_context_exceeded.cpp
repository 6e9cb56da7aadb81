// expect: HU021 multi_head_attention: the input has tokens<7>, the layer supports context_length<6>; fix: slice<tokens<6>>(x, 0), or a layer with context_length<7>
// then 2: axes<batch<2>, tokens<7>, d_out<4>>

#include <headsup/headsup.hpp>

using namespace headsup;

using layer = multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>>;
layer const mha{torch_generator{123}};
constexpr auto longer = zeros<float, batch<2>, tokens<7>, d_in<3>>();
layer::cache<batch<2>> cache;

#ifdef REFUSED
auto y = mha.step(longer, cache);
#else
auto y = mha.step(slice<tokens<6>>(longer, 0), cache);
#endif
