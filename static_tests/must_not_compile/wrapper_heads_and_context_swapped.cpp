// expect: HU045 multi_head_attention_wrapper: heads<2> is in the place of context_length, context_length<6> in that of heads; fix: multi_head_attention_wrapper<d_in<3>, d_out<2>, context_length<6>, heads<2>>
// templates between: 1

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
multi_head_attention_wrapper<d_in<3>, d_out<2>, heads<2>, context_length<6>> mha;
#else
multi_head_attention_wrapper<d_in<3>, d_out<2>, context_length<6>, heads<2>> mha;
#endif
