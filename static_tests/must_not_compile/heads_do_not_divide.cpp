// expect: HU009 multi_head_attention: d_out<770> is not divisible by heads<12>; fix: d_out<768>
// templates between: 1

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
multi_head_attention<d_in<6>, d_out<770>, context_length<8>, heads<12>> layer;
#else
multi_head_attention<d_in<6>, d_out<768>, context_length<8>, heads<12>> layer;
#endif
