// expect: HU047 causal_attention: needs the size of context_length<dynamic> at compile time, but it is known only at run time; fix: context_length<N> with a number
// templates between: 1
// where: N = 6

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
causal_attention<d_in<3>, d_out<2>, context_length<dynamic>> layer;
#else
causal_attention<d_in<3>, d_out<2>, context_length<6>> layer;
#endif
