// expect: HU045 multi_head_attention: heads<2> is where the context goes, context_length<6> where the heads go; fix: multi_head_attention<d_in<3>, d_out<12>, context_length<6>, heads<2>>
// templates between: 1

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
constexpr multi_head_attention<d_in<3>, d_out<12>, heads<2>, context_length<6>> mha;
#else
constexpr multi_head_attention<d_in<3>, d_out<12>, context_length<6>, heads<2>> mha;
#endif
