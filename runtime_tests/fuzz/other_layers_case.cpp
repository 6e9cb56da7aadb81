// The chapter's other layers, and attention to another text.

#include "fuzz/layer_case.hpp"

namespace fuzz {
namespace {
using matrices = self_attention_v1<d_in<7>, d_out<3>>;
using one_head = self_attention_v2<d_in<33>, d_out<65>, qkv_bias::yes>;
using causal = causal_attention<d_in<19>, d_out<21>, context_length<200>, qkv_bias::yes>;
using side_by_side = multi_head_attention_wrapper<d_in<17>, d_out<9>, context_length<200>, heads<3>>;
using crossed = cross_attention<d_in<11>, d_in<23>, d_out<60>, heads<4>, kv_heads<2>, qkv_bias::yes>;
}  // namespace

void other_layers_case(trial& t) {
  switch (t.random.below(5)) {
    case 0: return self_attention_layer<matrices>(t, "self_attention_v1");
    case 1: return self_attention_layer<one_head>(t, "self_attention_v2");
    case 2: return self_attention_layer<causal>(t, "causal_attention");
    case 3: return self_attention_layer<side_by_side>(t, "multi_head_attention_wrapper");
    default: return cross_attention_layer<crossed>(t, "cross_attention");
  }
}

}  // namespace fuzz
