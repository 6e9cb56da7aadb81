// expect: HU003 contract<head_dim>: left has head_dim<5>, right has no head_dim (batch<2>, heads<3>, keys<6>, d_out<5>); fix: keys instead of values, or rename<d_out, head_dim>(right) if d_out means head_dim
// advice: keys instead of values

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto queries = zeros<float, batch<2>, heads<3>, tokens<6>, head_dim<5>>();
constexpr auto values = zeros<float, batch<2>, heads<3>, keys<6>, d_out<5>>();

#ifdef REFUSED
constexpr auto scores = contract<head_dim>(queries, values);
constexpr auto weights = softmax<keys>(scores / 2.0f);
constexpr auto mixed = attend(weights, rename<d_out, head_dim>(values));
static_assert(prints_as(take<tokens>(take<batch>(mixed, 0), 0), {{0, 0, 0, 0, 0}, {0, 0, 0, 0, 0}, {0, 0, 0, 0, 0}}));
#else
constexpr auto scores = contract<head_dim>(queries, rename<d_out, head_dim>(values));
constexpr auto weights = softmax<keys>(scores / 2.0f);
constexpr auto mixed = attend(weights, rename<d_out, head_dim>(values));
static_assert(sum<head_dim>(mixed)(0, 0, 0) == 0);
#endif
