// expect: HU043 multi_head_attention: takes options after its axes, d_out<8> is none of them; fix: leave it out, or kv_heads<4>, qkv_bias::yes, without_bias, bidirectional or sliding_window<256>
// templates between: 1
// advice: leave it out
// advice: kv_heads<4>, qkv_bias::yes, without_bias, bidirectional
// advice: sliding_window<256>

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
multi_head_attention<d_in<8>, d_out<8>, context_length<6>, heads<2>, d_out<8>> layer;
#else
multi_head_attention<d_in<8>, d_out<8>, context_length<6>, heads<2>, sliding_window<3>> layer;
#endif
