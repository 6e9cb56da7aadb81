// expect: HU033 copy_parameters: from and to have the same parameters in layers of two types; fix: two layers of one type
// advice: two layers of one type

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
inline void copy(causal_attention<d_in<3>, d_out<2>, context_length<4>> const& from, causal_attention<d_in<3>, d_out<2>, context_length<8>>& to) { copy_parameters(from, to); }
#else
inline void copy(causal_attention<d_in<3>, d_out<2>, context_length<4>> const& from, causal_attention<d_in<3>, d_out<2>, context_length<4>>& to) { copy_parameters(from, to); }
#endif
