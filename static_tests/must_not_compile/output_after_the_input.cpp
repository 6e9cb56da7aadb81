// expect: HU033 into: the output comes before the input; fix: layer.into(out, x)
// advice: layer.into(out, x)

#include <headsup/headsup.hpp>
#include <headsup/serving.hpp>

using namespace headsup;

using layer = multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>>;
layer const mha{torch_generator{123}};
auto const fast = pack(mha);
constexpr auto x = zeros<float, tokens<5>, d_in<3>>();
tensor<float, tokens<5>, d_out<4>> out;

#ifdef REFUSED
void f() { fast.into(x, out); }
#else
void f() { fast.into(out, x); }
#endif
