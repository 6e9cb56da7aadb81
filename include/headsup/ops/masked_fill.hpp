#pragma once

#include <headsup/axes/triangle.hpp>
#include <headsup/calls/axis_rules.hpp>
#include <headsup/calls/mask_rules.hpp>
#include <headsup/calls/number_rules.hpp>
#include <headsup/calls/pair_rules.hpp>
#include <headsup/math/ieee.hpp>
#include <headsup/ops/arithmetic.hpp>
#include <headsup/tensor/described.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
constexpr bool hides_tokens(call_value const& c) { return c.x[1].has(role::tokens); }
constexpr bool is_counted(call_value const& c) { return is_whole(c.x[1].holds); }
/// Ids of what is to be hidden: the least of what is left is compared with.
HEADSUP_SELDOM constexpr void makes_mask(words& w, call_value const& c) {
  role_value const among = known_ids_of(c.x[1]).role;
  if (!only_choose(c.x[1]) || !c.x[0].has(among)) w << "mask == 0 if 0 hides, or to<bool>(mask) if 1 hides";
  else if (!c.x[1].has(among)) w << "x < max<" << among.name << ">(x) if the others are hidden";
  else w << "x < take<" << among.name << ", -1>(values), of those that topk<" << among.name << "> has beside such ids";
}
constexpr bool lacks_keys(call_value const& c) {
  return c.x[0].has(role::tokens) && !c.x[0].has(role::keys) && c.x[1].has(role::keys);
}
inline constexpr operation masked_fill{
    .name = "masked_fill",
    .form = "(x, mask, number?)",
    .rules = {no_one_truth.in(1), are_tensors, of_bools.in(1).or_else({"{said}", is_counted, 0, makes_mask}), agree,
              agree_in_order,
              one_holds_all.or_else("rename<tokens, keys>(k) before the scores of k", lacks_keys, price::doubtful),
              keeps_lost, chooses_keys.or_else("attend(weights, values) * to<float>(!mask)"),
              leaves_keys.or_else("a mask over {keys}, of the sequence of the keys", hides_tokens, price::possible),
              triangle_lines_up.or_else("{hider}>(x) instead", always, price::plausible),
              hides_the_right_keys.or_else("mask_future<{triangle}>(x) instead", always, price::possible),
              means_what_it_says.in(1),
              tensors_or_numbers.in(2).or_else("a number, as in masked_fill(x, mask, -infinity)"), holds_filler},
    .is = hides_where_true,
    .tensors = 2,
    .mask = 1};
}  // namespace headsup_calls::op

namespace headsup_rule {
struct masked_fill : row<headsup_calls::op::masked_fill> {};

/// HU037: a whole number is one that x can hold.
template <class Scalar, class Number> [[noreturn]] HEADSUP_SELDOM constexpr void refuse_filler(Number number) {
  words w(headsup_codes::other_kind, headsup_calls::op::masked_fill.name);
  w << "x holds " << headsup_calls::name_of(headsup_calls::value_of_number<Scalar>) << ", which cannot be "
    << sign_of(number) << distance_of(number);
  reject((w.fix() << "to<double>(x)").data());
}

/// HU015: what hides is a score, before the softmax: no weight is negative.
template <class List> [[noreturn]] HEADSUP_SELDOM constexpr void refuse_mask_of_weights() {
  headsup_calls::axis_value const& along = headsup_calls::weighed_in(headsup_calls::listed<List>::value);
  words w(headsup_codes::no_weights, headsup_calls::op::masked_fill.name);
  w << "x has weights, which sum to one over " << axis_words{along.role.name, along.size}
    << ", and a negative number hides scores";
  reject((w.fix() << "softmax<" << along.role.name << ">(masked_fill(scores, mask, number))").data());
}
}  // namespace headsup_rule

namespace headsup_detail {
/// Weights of which a mask hides some sum to one no more.
template <class Scalar, class... As, class B> requires are_weights<axes<As...>>
struct combined<headsup_rule::masked_fill, Scalar, axes<As...>, B> {
  using type = axes<std::conditional_t<sums_to_one<As>, hidden_in<As>, forget_sum<As>>...>;
};
}  // namespace headsup_detail

/// Infinity, as math.inf: the number of a score that a mask hides is -infinity.
inline constexpr float infinity = headsup_math::infinity<float>;

/// Whether a mask can be applied to X: it holds bools over axes that X has, including the keys if X has keys; if it is
/// a triangle, it hides the keys later than each query, or those 2 or more before it. If the Number is floating-point,
/// so are those of X.
template <class X, class Mask, class... Number> concept can_fill =
    headsup_calls::accepts<headsup_calls::op::masked_fill, headsup_calls::no_names, described<X>, described<Mask>,
                           described<Number>...>;

/// x with `number` wherever the mask is true; the mask is repeated along the axes it lacks.
///
/// - Shapes: [A...], [B... among A...] -> [A...]; of sums only that they were known is remembered
/// - Errors: a mask with an axis that x lacks, or of another size; one without keys over scores, which would hide all
///           keys from a query; a triangle that hides the past; a floating-point number among integers: at compile
///           time; a whole number that they do not hold, a negative one among weights: argument_error
template <class X, class Mask, class Number> requires can_fill<X, Mask, Number>
[[nodiscard]] constexpr auto masked_fill(X const& x, Mask const& mask, Number number) {
  auto const filler = static_cast<scalar_of<X>>(number);
  if constexpr (std::integral<Number> && std::integral<scalar_of<X>> && !std::is_same_v<scalar_of<X>, bool> &&
                !std::is_same_v<Number, bool>)
    if (static_cast<Number>(filler) != number || (filler < 0) != (number < 0))
      headsup_rule::refuse_filler<scalar_of<X>>(number);
  if constexpr (headsup_detail::are_weights<axes_of<X>>)
    if (filler < 0) headsup_rule::refuse_mask_of_weights<axes_of<X>>();
  headsup_calls::must_hold<headsup_calls::op::masked_fill>(x, mask, number);
  return headsup_detail::combined_by<headsup_rule::masked_fill>(
      x, mask, [filler](auto each, bool fills) { return fills ? filler : each; });
}
#define HEADSUP_CALL masked_fill
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
