// expect: HU016 causal_attention: the input has tokens<7>, the layer supports context_length<6>; fix: slice<tokens<6>>(x, 0), or a layer with context_length<7>
// then 2: axes<tokens<7>, d_out<2>>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr causal_attention<d_in<3>, d_out<2>, context_length<6>> layer;
decltype(layer)::cache<> cache;

#ifdef REFUSED
auto y = layer.step(zeros<float, tokens<7>, d_in<3>>(), cache);
#else
auto y = layer.step(zeros<float, tokens<6>, d_in<3>>(), cache);
#endif
