// expect: HU033 step_into: the output comes before the input; fix: layer.step_into(out, x, cache)
// advice: layer.step_into(out, x, cache)

#include <headsup/headsup.hpp>
#include <headsup/serving.hpp>

using namespace headsup;

using layer = multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>>;
layer const mha{torch_generator{123}};
auto const fast = pack(mha);
constexpr auto x = zeros<float, tokens<5>, d_in<3>>();
tensor<float, tokens<5>, d_out<4>> out;
layer::cache<> cache;

#ifdef REFUSED
void f() { fast.step_into(x, out, cache); }
#else
void f() { fast.step_into(out, x, cache); }
#endif
