// expect: HU033 into: the result is float (batch<2>, tokens<5>, d_out<4>), out is not a tensor; fix: tensor<float, batch<2>, tokens<5>, d_out<4>> out

#include <headsup/headsup.hpp>

using namespace headsup;

using layer = multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>>;
float memory[2 * 5 * 4];
auto const mha = pack(layer{torch_generator{123}});
constexpr auto x = zeros<float, batch<2>, tokens<5>, d_in<3>>();

#ifdef REFUSED
void use() { mha.into(memory, x); }
#else
void use() { mha.into(tensor_view<float, batch<2>, tokens<5>, d_out<4>>(memory), x); }
#endif
