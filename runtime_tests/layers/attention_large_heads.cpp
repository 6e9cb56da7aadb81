#include "check_attention.hpp"

using namespace headsup;

TEST_CASE("attention at run time: heads of 32 and 64 features", "[layers]") {
  check_attention(
      multi_head_attention<d_in<48>, d_out<64>, context_length<127>, heads<2>, qkv_bias::yes>{torch_generator{6}});
  check_attention(multi_head_attention<d_in<70>, d_out<192>, context_length<127>, heads<3>>{torch_generator{7}});
}

TEST_CASE("attention at run time: heads of 80 and 96 features", "[layers]") {
  check_attention(
      multi_head_attention<d_in<31>, d_out<160>, context_length<127>, heads<2>, qkv_bias::yes>{torch_generator{8}});
  check_attention(multi_head_attention<d_in<52>, d_out<192>, context_length<127>, heads<2>>{torch_generator{9}});
}

TEST_CASE("attention at run time: heads of 128 features", "[layers]") {
  check_attention(
      multi_head_attention<d_in<45>, d_out<256>, context_length<127>, heads<2>, qkv_bias::yes>{torch_generator{10}});
}
