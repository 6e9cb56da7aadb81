// expect: HU047 self_attention_v1: needs the size of d_in<dynamic> at compile time, but it is known only at run time; fix: d_in<N> with a number
// templates between: 1
// where: N = 3

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
self_attention_v1<d_in<dynamic>, d_out<2>> layer;
#else
self_attention_v1<d_in<3>, d_out<2>> layer;
#endif
