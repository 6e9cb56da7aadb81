// expect: HU033 into: the result is float (batch<2>, tokens<5>, d_out<4>), out is constant float (batch<2>, tokens<5>, d_out<4>); fix: tensor<float, batch<2>, tokens<5>, d_out<4>> out

#include <headsup/headsup.hpp>
#include <headsup/serving.hpp>

using namespace headsup;

using layer = multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>>;
auto const mha = pack(layer{torch_generator{123}});
constexpr auto x = zeros<float, batch<2>, tokens<5>, d_in<3>>();

#ifdef REFUSED
tensor<float, batch<2>, tokens<5>, d_out<4>> const out{};
void use() { mha.into(out, x); }
#else
tensor<float, batch<2>, tokens<5>, d_out<4>> out{};
void use() { mha.into(out, x); }
#endif
