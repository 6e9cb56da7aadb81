#include "check_attention.hpp"

using namespace headsup;

TEST_CASE("attention at run time: causal attention", "[layers]") {
  check_attention(causal_attention<d_in<35>, d_out<50>, context_length<127>, qkv_bias::yes>{torch_generator{11}});
  check_attention(causal_attention<d_in<62>, d_out<17>, context_length<127>>{torch_generator{12}});
}

TEST_CASE("attention at run time: self-attention without a mask", "[layers]") {
  check_attention(self_attention_v2<d_in<43>, d_out<34>, qkv_bias::yes>{torch_generator{13}});
}

TEST_CASE("attention at run time: self-attention with plain matrices", "[layers]") {
  // Its weights are from 0 to 1: centred, they are those of the others.
  self_attention_v1<d_in<29>, d_out<39>> layer{torch_generator{14}};
  for_each_parameter(layer, [](auto const&, auto& weight) {
    for (std::size_t i = 0; i < weight.size(); ++i) weight.data()[i] = (weight.data()[i] - 0.5f) / 3;
  });
  check_attention(layer);
}

TEST_CASE("attention at run time: heads with weights of their own", "[layers]") {
  check_attention(multi_head_attention_wrapper<d_in<44>, d_out<13>, context_length<127>, heads<3>, qkv_bias::yes>{
      torch_generator{15}});
}
