// expect: HU033 copy_parameters: from has weight (vocab<9>, d_in<3>), to has W_query.weight (d_out<2>, d_in<3>); fix: two layers of one type
// advice: two layers of one type

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
inline void copy(embedding<vocab<9>, d_in<3>> const& from, causal_attention<d_in<3>, d_out<2>, context_length<8>>& to) { copy_parameters(from, to); }
#else
inline void copy(embedding<vocab<9>, d_in<3>> const& from, embedding<vocab<9>, d_in<3>>& to) { copy_parameters(from, to); }
#endif
