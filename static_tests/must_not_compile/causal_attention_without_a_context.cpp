// expect: HU043 causal_attention: takes an axis for each of (d_in, d_out, context_length), got d_in<3>, d_out<2>; fix: causal_attention<d_in<3>, d_out<2>, context_length<N>> with a number for each N
// templates between: 1
// where: N = 6

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
causal_attention<d_in<3>, d_out<2>> layer;
#else
causal_attention<d_in<3>, d_out<2>, context_length<6>> layer;
#endif
