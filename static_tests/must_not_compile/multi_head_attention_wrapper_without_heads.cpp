// expect: HU043 multi_head_attention_wrapper: takes an axis for each of (d_in, d_out, context_length, heads), got d_in<3>, d_out<2>, context_length<6>; fix: multi_head_attention_wrapper<d_in<3>, d_out<2>, context_length<6>, heads<N>> with a number for each N
// templates between: 1
// where: N = 7

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
multi_head_attention_wrapper<d_in<3>, d_out<2>, context_length<6>> layer;
#else
multi_head_attention_wrapper<d_in<3>, d_out<2>, context_length<6>, heads<7>> layer;
#endif
