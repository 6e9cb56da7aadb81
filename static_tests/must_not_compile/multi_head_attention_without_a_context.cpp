// expect: HU043 multi_head_attention: takes an axis for each of (d_in, d_out, context_length, heads), got d_in<3>, d_out<4>, heads<2>; fix: multi_head_attention<d_in<3>, d_out<4>, context_length<N>, heads<2>> with a number for each N
// templates between: 1
// where: N = 6

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
multi_head_attention<d_in<3>, d_out<4>, heads<2>> layer;
#else
multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>> layer;
#endif
