// expect: HU043 multi_head_attention: heads<2> is in the place of context_length, context_length<6> in that of heads; fix: multi_head_attention<d_in<3>, d_out<12>, context_length<6>, heads<2>>
// templates between: 1

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
constexpr multi_head_attention<d_in<3>, d_out<12>, heads<2>, context_length<6>> mha;
#else
constexpr multi_head_attention<d_in<3>, d_out<12>, context_length<6>, heads<2>> mha;
#endif
