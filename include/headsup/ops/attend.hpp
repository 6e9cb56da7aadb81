#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/math/sqrt.hpp>
#include <headsup/ops/arithmetic.hpp>
#include <headsup/ops/contract.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation scaled_scores{
    .name = "scaled_scores",
    .form = "<role>(left, right)",
    .rules = {takes_no_ids, has_axis_of_products, keeps_apart, of_one_type, agree, agree_in_order, shares_heads,
              meets_its_example, sums_no_weights, weighs_no_others, of_numbers, meets_others},
    .is = tokens_meet | keeps_both,
    .apart = {role::batch, role::heads, role::kv_heads}};
/// Values come from where the keys do; those of heads are mixed by a sum.
HEADSUP_SELDOM constexpr void has_what_is_weighed(words& w, call_value const& c) {
  axis_value const& known = weighed_in(c.x[0]);
  if (c.x[1].has(known.role)) w << "sum<" << known.role.name << ">(weights * values) if these are to be mixed";
  else show(w << "values with ", known) << ", from where the keys come";
}
constexpr bool are_weighed(call_value const& c) { return weighed_in(c.x[0]).size != 0; }
inline constexpr operation attend{
    .name = "attend",
    .form = "(weights, values)",
    .rules = {are_tensors, takes_no_ids, of_one_type, agree, agree_in_order,
              is_normalized.or_else({"{said}", are_weighed, price::made_up, has_what_is_weighed}), shares_heads,
              meets_its_example, of_numbers.or_else("contract<{weighed}>(to<int>(weights), to<int>(values))")},
    .is = tokens_meet | weighs};
}  // namespace headsup_calls::op

namespace headsup_detail {
/// The axes that the values have and along which the weights are known to sum to one.
template <class Weights, class Values> struct attended {
  using type = axes<>;
};
template <class... As, class Values> struct attended<axes<As...>, Values> {
  using type = joined_axes<only_if<sums_to_one<As> && count_role<As, Values> != 0, As>...>;
};
}  // namespace headsup_detail

namespace headsup_rule {
struct scaled_scores : row<headsup_calls::op::scaled_scores> {};
struct attend : row<headsup_calls::op::attend> {};
}  // namespace headsup_rule

/// Whether weights are known to sum to one over an axis that the values have, and axes they share are the same.
template <class Weights, class Values> concept can_attend =
    headsup_calls::accepts<headsup_calls::op::attend, headsup_calls::no_names, described<Weights>, described<Values>>;

/// Whether queries and keys can be contracted over Role, and every query meets other tokens than its own.
template <template <std::size_t> class Role, class Queries, class Keys> concept can_score =
    headsup_calls::accepts<headsup_calls::op::scaled_scores, headsup_calls::along<Role>, described<Queries>,
                           described<Keys>>;

/// Scores of every query for every key: contract over Role, divided by the square root of its size. The scale follows
/// from the axis, so it cannot be that of another one.
///
/// - Shapes: [A..., tokens, Role], [A..., keys, Role] -> [A..., tokens, keys]
/// - Errors: as contract
/// - Source: Vaswani et al., Attention Is All You Need, section 3.2.1
template <template <std::size_t> class Role, class Queries, class Keys> requires can_score<Role, Queries, Keys>
constexpr auto scaled_scores(Queries const& queries, Keys const& keys) {
  using along = axis_of<axes_of<Queries>, Role>;
  headsup_calls::must_hold<headsup_calls::op::scaled_scores, headsup_calls::along<Role>>(queries, keys);
  return headsup_detail::contract_along<along>(queries, keys) /
         headsup_math::sqrt(static_cast<double>(queries.sizes().template of<along>()));
}
#define HEADSUP_CALL scaled_scores
#include <headsup/diagnostics/other_calls.inl>

/// Context vectors: the values, mixed by weights that sum to one over the axis they are mixed along. Of distributions
/// that makes distributions.
///
/// - Shapes: [A..., tokens, normalized<keys>], [A..., keys, B...] -> [A..., tokens, B...]
/// - Errors: weights that do not come from softmax, renormalize or their dropout: at compile time; otherwise as
///           contract
/// - Source: chapter sections 3.3.1 and 3.4.1: attn_weights @ values
template <class Weights, class Values> requires can_attend<Weights, Values>
constexpr auto attend(Weights const& weights, Values const& values) {
  headsup_calls::must_hold<headsup_calls::op::attend>(weights, values);
  using along = headsup_detail::first_of<typename headsup_detail::attended<axes_of<Weights>, axes_of<Values>>::type>;
  return headsup_detail::contract_along<along, !headsup_detail::sums_on_average<along>>(weights, values);
}
#define HEADSUP_CALL attend
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
