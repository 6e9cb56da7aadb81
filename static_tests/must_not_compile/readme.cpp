// expect: HU003 contract<head_dim>: left has head_dim<64>, right has no head_dim (batch<2>, keys<6>, d_out<64>); fix: keys instead of values, or rename<d_out, head_dim>(right) if d_out means head_dim
// advice: keys instead of values

#include <headsup/headsup.hpp>

using namespace headsup;

// The mistake that the README shows.
constexpr auto queries = zeros<float, batch<2>, tokens<6>, head_dim<64>>();
constexpr auto values = zeros<float, batch<2>, keys<6>, d_out<64>>();

#ifdef REFUSED
constexpr auto scores = contract<head_dim>(queries, values);
#else
constexpr auto scores = contract<head_dim>(queries, rename<d_out, head_dim>(values));
static_assert(size_of<keys, decltype(scores)::axes> == 6);
#endif
