// expect: HU009 multi_head_attention: heads<6> is not divisible by kv_heads<4>; fix: kv_heads<3>
// templates between: 1

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
multi_head_attention<d_in<12>, d_out<12>, context_length<5>, heads<6>, kv_heads<4>> layer;
#else
multi_head_attention<d_in<12>, d_out<12>, context_length<5>, heads<6>, kv_heads<3>> layer;
#endif
