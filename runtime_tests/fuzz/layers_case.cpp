// Layers of each kind, with sizes of a head beside those of registers and with several options at once.

#include "fuzz/layer_case.hpp"

namespace fuzz {
namespace {
using decoder = multi_head_attention<d_in<24>, d_out<68>, context_length<200>, heads<4>, kv_heads<2>, qkv_bias::yes,
                                     sliding_window<29>>;
using encoder = multi_head_attention<d_in<21>, d_out<200>, context_length<200>, heads<2>, bidirectional>;
using side_by_side = multi_head_attention_wrapper<d_in<17>, d_out<5>, context_length<200>, heads<3>, qkv_bias::yes>;
using matrices = self_attention_v1<d_in<7>, d_out<3>>;
using crossed = cross_attention<d_in<11>, d_in<23>, d_out<60>, heads<4>, kv_heads<2>, qkv_bias::yes>;
}  // namespace

void decoder_case(trial& t) { self_attention_layer<decoder>(t, "4 heads of 17, kv_heads<2>, sliding_window<29>"); }

void layers_case(trial& t) {
  switch (t.random.below(4)) {
    case 0:
      return self_attention_layer<encoder>(t, "2 heads of 100, bidirectional");
    case 1:
      return self_attention_layer<side_by_side>(t, "multi_head_attention_wrapper, 3 heads of 5");
    case 2:
      return self_attention_layer<matrices>(t, "self_attention_v1 of 3");
    default:
      return cross_attention_layer<crossed>(t, "cross_attention, 4 heads of 15, kv_heads<2>");
  }
}

}  // namespace fuzz
