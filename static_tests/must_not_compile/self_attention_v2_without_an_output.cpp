// expect: HU043 self_attention_v2: takes an axis for each of (d_in, d_out), got d_in<3>, qkv_bias::yes; fix: self_attention_v2<d_in<3>, d_out<N>, qkv_bias::yes> with a number for each N
// templates between: 1
// where: N = 2

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
self_attention_v2<d_in<3>, qkv_bias::yes> layer;
#else
self_attention_v2<d_in<3>, d_out<2>, qkv_bias::yes> layer;
#endif
