// expect: HU043 self_attention_v1: takes an axis for each of (d_in, d_out), got d_out<2>; fix: self_attention_v1<d_in<N>, d_out<2>> with a number for each N
// templates between: 1
// where: N = 3

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
self_attention_v1<d_out<2>> layer;
#else
self_attention_v1<d_in<3>, d_out<2>> layer;
#endif
