// Layers of several heads: sizes of a head beside those of registers, with each option and with several.

#include "fuzz/layer_case.hpp"

namespace fuzz {
namespace {
using plain = multi_head_attention<d_in<13>, d_out<6>, context_length<200>, heads<6>>;
using windowed = multi_head_attention<d_in<30>, d_out<10>, context_length<200>, heads<2>, qkv_bias::yes, sliding_window<7>>;
using grouped = multi_head_attention<d_in<24>, d_out<68>, context_length<200>, heads<4>, kv_heads<2>, qkv_bias::yes>;
using encoder = multi_head_attention<d_in<21>, d_out<128>, context_length<200>, heads<2>, bidirectional>;
using local = multi_head_attention<d_in<40>, d_out<300>, context_length<200>, heads<3>, kv_heads<1>, sliding_window<33>,
                                   bidirectional>;
}  // namespace

void heads_case(trial& t) {
  switch (t.random.below(5)) {
    case 0: return self_attention_layer<plain>(t, "6 heads of 1");
    case 1: return self_attention_layer<windowed>(t, "2 heads of 5, sliding_window<7>");
    case 2: return self_attention_layer<grouped>(t, "4 heads of 17, kv_heads<2>");
    case 3: return self_attention_layer<encoder>(t, "2 heads of 64, bidirectional");
    default: return self_attention_layer<local>(t, "3 heads of 100, kv_heads<1>, sliding_window<33>, bidirectional");
  }
}

}  // namespace fuzz
