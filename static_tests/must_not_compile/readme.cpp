// expect: HU003 contract<head_dim>: left has head_dim<64>, right has no head_dim (batch<2>, keys<6>, d_out<64>); fix: rename<d_out, head_dim>(right)

#include <headsup/headsup.hpp>

using namespace headsup;

// The mistake that the README shows.
constexpr auto queries = zeros<float, batch<2>, tokens<6>, head_dim<64>>();
constexpr auto values = zeros<float, batch<2>, keys<6>, d_out<64>>();

#ifdef REFUSED
constexpr auto scores = contract<head_dim>(queries, values);
static_assert(is_mistake<decltype(scores)>);
#else
constexpr auto scores = contract<head_dim>(queries, rename<d_out, head_dim>(values));
static_assert(scores(0, 0, 0) == 0);
#endif
