// expect: HU003 contract<head_dim>: left has head_dim<3>, right has no head_dim (keys<5>, d_out<3>); fix: keys instead of values, or rename<d_out, head_dim>(right) if d_out means head_dim
// templates between: 1
// advice: keys instead of values

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto queries = zeros<float, tokens<5>, head_dim<3>>();
constexpr auto values = zeros<float, keys<5>, d_out<3>>();

#ifdef REFUSED
template <class Queries, class Keys> auto scores_of(Queries const& q, Keys const& k) {
  return contract<head_dim>(q, k) / 2;
}
using scores = decltype(scores_of(queries, values));
#else
template <class Queries, class Keys> auto scores_of(Queries const& q, Keys const& k) {
  return contract<head_dim>(q, k) / 2;
}
using scores = decltype(scores_of(queries, rename<d_out, head_dim>(values)));
#endif
