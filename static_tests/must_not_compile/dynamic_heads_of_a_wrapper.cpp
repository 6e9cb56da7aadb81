// expect: HU047 multi_head_attention_wrapper: needs the size of heads<dynamic> at compile time, but it is known only at run time; fix: heads<N> with a number
// templates between: 1
// where: N = 2

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
multi_head_attention_wrapper<d_in<3>, d_out<2>, context_length<6>, heads<dynamic>> layer;
#else
multi_head_attention_wrapper<d_in<3>, d_out<2>, context_length<6>, heads<2>> layer;
#endif
