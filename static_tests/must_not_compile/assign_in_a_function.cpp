// expect: HU033 tensor: (d_in<3>, d_out<2>) cannot be given (d_out<2>, d_in<3>); fix: transpose(x)
// templates between: 1

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto first_weight(auto const& source) {
  self_attention_v1<d_in<3>, d_out<2>> target;
#ifdef REFUSED
  target.W_query = source.W_query.weight;
#else
  target.W_query = transpose(source.W_query.weight);
#endif
  return target.W_query(0, 0);
}

constexpr self_attention_v2<d_in<3>, d_out<2>> source;

constexpr float first = first_weight(source);
constexpr float same = first;
