// expect: HU045 multi_head_attention: kv_heads<1> is where the heads go; fix: multi_head_attention<d_in<3>, d_out<4>, context_length<N>, heads<2>, kv_heads<1>> with a number for N
// templates between: 1
// where: N = 6

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
multi_head_attention<d_in<3>, d_out<4>, heads<2>, kv_heads<1>> layer;
#else
multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>, kv_heads<1>> layer;
#endif
