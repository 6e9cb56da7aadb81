// expect: HU051 causal: layer does not take these arguments; fix: the layer first, and then its arguments, as in layer(x)
// advice: the layer first, and then its arguments, as in layer(x)

#include <headsup/headsup.hpp>
#include <headsup/laws.hpp>

using namespace headsup;

constexpr multi_head_attention<d_in<3>, d_out<4>, context_length<7>, heads<2>> layer{torch_generator{1}};
constexpr auto x = laws::numbers<batch<2>, tokens<5>, d_in<3>>(1);

#ifdef REFUSED
static_assert(laws::causal(x, layer));
#else
static_assert(laws::causal(layer, x));
#endif
