// expect: HU021 causal_attention: the input has tokens<6>, the layer supports context_length<4>; fix: slice<tokens<4>>(x, 0), or a layer with context_length<6>
// then 2: axes<tokens<6>, d_out<2>>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();
constexpr causal_attention<d_in<6>, d_out<2>, context_length<4>> layer;

#ifdef REFUSED
auto y = layer(x);
#else
auto y = layer(slice<tokens<4>>(x, 0));
#endif
