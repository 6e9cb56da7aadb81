// expect: HU046 cache: is named by its batch axes, as cache<batch<2>>, or cache<> without; fix: pack<bfloat16, bfloat16>(layer), and then decltype(layer)::cache<>
// templates between: 4
// advice: pack<bfloat16, bfloat16>(layer), and then decltype(layer)::cache<>

#include <headsup/headsup.hpp>
#include <headsup/serving.hpp>

using namespace headsup;

using layer = multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>>;
layer const mha{torch_generator{123}};
constexpr auto x = zeros<float, tokens<5>, d_in<3>>();

#ifdef REFUSED
auto const fast = pack<bfloat16>(mha);
decltype(fast)::cache<bfloat16> cache;
#else
auto const fast = pack<bfloat16, bfloat16>(mha);
decltype(fast)::cache<> cache;
#endif
