#include "check_attention.hpp"

using namespace headsup;

TEST_CASE("attention at run time: heads of 1 and 2 features", "[layers]") {
  check_attention(
      multi_head_attention<d_in<37>, d_out<3>, context_length<127>, heads<3>, qkv_bias::yes>{torch_generator{1}});
  check_attention(multi_head_attention<d_in<26>, d_out<4>, context_length<127>, heads<2>>{torch_generator{2}});
}

TEST_CASE("attention at run time: heads of 3 and 5 features", "[layers]") {
  check_attention(multi_head_attention<d_in<33>, d_out<9>, context_length<127>, heads<3>>{torch_generator{3}});
  check_attention(
      multi_head_attention<d_in<19>, d_out<10>, context_length<127>, heads<2>, qkv_bias::yes>{torch_generator{4}});
}

TEST_CASE("attention at run time: heads of 16 features", "[layers]") {
  check_attention(multi_head_attention<d_in<41>, d_out<48>, context_length<127>, heads<3>>{torch_generator{5}});
}
