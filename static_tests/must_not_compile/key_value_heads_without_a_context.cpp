// expect: HU043 multi_head_attention: heads<2> is in the place of context_length, kv_heads<1> in that of heads; fix: multi_head_attention<d_in<3>, d_out<4>, context_length<N>, heads<2>, kv_heads<1>> with a number for N
// templates between: 1
// where: N = 6

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
multi_head_attention<d_in<3>, d_out<4>, heads<2>, kv_heads<1>> layer;
#else
multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>, kv_heads<1>> layer;
#endif
