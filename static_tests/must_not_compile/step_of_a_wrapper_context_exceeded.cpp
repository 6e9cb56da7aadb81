// expect: HU021 multi_head_attention_wrapper: the input has tokens<7>, the layer supports context_length<6>; fix: slice<tokens<6>>(x, 0), or a layer with context_length<7>
// then 2: axes<tokens<7>, d_out<6>>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr multi_head_attention_wrapper<d_in<3>, d_out<2>, context_length<6>, heads<3>> layer;
decltype(layer)::cache<> cache;

#ifdef REFUSED
auto y = layer.step(zeros<float, tokens<7>, d_in<3>>(), cache);
#else
auto y = layer.step(zeros<float, tokens<6>, d_in<3>>(), cache);
#endif
