// expect: HU045 multi_head_attention_wrapper: heads<2> is where the context goes, context_length<6> where the heads go
// templates between: 1

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
multi_head_attention_wrapper<d_in<3>, d_out<2>, heads<2>, context_length<6>> mha;
#else
multi_head_attention_wrapper<d_in<3>, d_out<2>, context_length<6>, heads<2>> mha;
#endif
