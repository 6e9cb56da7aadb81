// expect: HU033 tensor: (d_in<3>, d_out<3>) cannot be given (d_out<3>, d_in<3>); fix: transpose(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr self_attention_v2<d_in<3>, d_out<3>> source;
self_attention_v1<d_in<3>, d_out<3>> target;

#ifdef REFUSED
void copy() { target.W_query = source.W_query.weight; }
#else
void copy() { target.W_query = transpose(source.W_query.weight); }
#endif
