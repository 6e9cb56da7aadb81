// expect: HU033 step_into: the result is float (batch<2>, tokens<1>, d_out<4>), out is float (batch<2>, d_out<4>); fix: tensor<float, batch<2>, tokens<1>, d_out<4>> out

#include <headsup/headsup.hpp>
#include <headsup/serving.hpp>

using namespace headsup;

using layer = multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>>;
auto const mha = pack(layer{torch_generator{123}});
constexpr auto x = zeros<float, batch<2>, tokens<1>, d_in<3>>();
layer::cache<batch<2>> cache;

#ifdef REFUSED
tensor<float, batch<2>, d_out<4>> out;
void use() { mha.step_into(out, x, cache); }
#else
tensor<float, batch<2>, tokens<1>, d_out<4>> out;
void use() { mha.step_into(out, x, cache); }
#endif
