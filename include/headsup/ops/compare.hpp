#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/ops/arithmetic.hpp>
#include <headsup/ops/copied.hpp>

// Comparisons of every number, and masks made of masks. Two tensors are compared as wholes by ==, see tensor.hpp.

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
constexpr operation comparison(char const* name) {
  return {
      .name = name,
      .form = "(left, right)",
      .rules = {calculate, takes_no_ids, agree, agree_in_order, one_holds_other, keeps_lost, of_kind, are_ids_of_one},
      .is = calculates};
}
inline constexpr operation less_than = comparison("operator<"), at_most = comparison("operator<="),
                           greater_than = comparison("operator>"), at_least = comparison("operator>=");
constexpr operation of_masks(char const* name, unsigned is) {
  return {.name = name,
          .form = "(left, right)",
          .rules = {no_one_truth, calculate, agree, agree_in_order, masks_meet, keeps_lost, masks_alone, mean_the_same,
                    both_leave_keys, bound_from_two_sides.or_else("{far_side}")},
          .is = is};
}
inline constexpr operation both = of_masks("operator&&", calculates),
                           either = of_masks("operator||", calculates | hides_where_true);
}  // namespace headsup_calls::op

namespace headsup_rule {
struct less_than : row<headsup_calls::op::less_than> {
  constexpr bool operator()(auto x, auto y) const { return x < y; }
};
struct at_most : row<headsup_calls::op::at_most> {
  constexpr bool operator()(auto x, auto y) const { return x <= y; }
};
struct greater_than : row<headsup_calls::op::greater_than> {
  constexpr bool operator()(auto x, auto y) const { return x > y; }
};
struct at_least : row<headsup_calls::op::at_least> {
  constexpr bool operator()(auto x, auto y) const { return x >= y; }
};
struct both : row<headsup_calls::op::both> {
  static constexpr bool of_truths = true;

  constexpr bool operator()(auto x, auto y) const { return static_cast<bool>(x) && static_cast<bool>(y); }
};
struct either : row<headsup_calls::op::either> {
  static constexpr bool of_truths = true;

  constexpr bool operator()(auto x, auto y) const { return static_cast<bool>(x) || static_cast<bool>(y); }
};
}  // namespace headsup_rule

namespace headsup_detail {
/// Two masks together are true for what one of them is known to be true for.
template <class Call, class Scalar, class A, class B>
requires(std::is_same_v<Call, headsup_rule::both> || std::is_same_v<Call, headsup_rule::either>)
struct combined<Call, Scalar, A, B>
    : said<forget_numbers<wider<A, B>>, agreed(polarity_of_mask<A>, polarity_of_mask<B>)> {};
}  // namespace headsup_detail

/// A tensor of bools.
template <class X> concept MaskTensor = Tensor<X> && std::is_same_v<scalar_of<X>, bool>;

#define HEADSUP_OPERATOR <
#define HEADSUP_CALL less_than
#include <headsup/ops/arithmetic_operator.inl>

#define HEADSUP_OPERATOR <=
#define HEADSUP_CALL at_most
#include <headsup/ops/arithmetic_operator.inl>

#define HEADSUP_OPERATOR >
#define HEADSUP_CALL greater_than
#include <headsup/ops/arithmetic_operator.inl>

#define HEADSUP_OPERATOR >=
#define HEADSUP_CALL at_least
#include <headsup/ops/arithmetic_operator.inl>

#define HEADSUP_OPERATOR &&
#define HEADSUP_CALL both
#include <headsup/ops/arithmetic_operator.inl>

#define HEADSUP_OPERATOR ||
#define HEADSUP_CALL either
#include <headsup/ops/arithmetic_operator.inl>

namespace headsup_detail {
/// Whether two masks both say which keys they are about, and each is also about something that the other is not: a
/// causal mask over (tokens, keys), and the keys that are no padding over (batch, keys).
template <class X, class Y> concept meet_at_keys =
    has<keys, axes_of<X>> && has<keys, axes_of<Y>> && std::is_same_v<scalar_of<X>, bool> &&
    std::is_same_v<scalar_of<Y>, bool> && !subset<axes_of<X>, axes_of<Y>> && !subset<axes_of<Y>, axes_of<X>> &&
    agree<axes_of<X>, axes_of<Y>> &&
    headsup_calls::accepts<headsup_calls::op::both, headsup_calls::no_names, described<X>, described<Y>>;

/// x, repeated along the axes that it lacks.
template <Tensor X, Tensor Y> constexpr auto along_all_of(X const& x, Y const& y) {
  using shape = joined_axes<minus<axes_of<Y>, axes_of<X>>, axes_of<X>>;
  using mask = typename said<forget_numbers<shape>, polarity_of_mask<axes_of<X>>>::type;
  return copied(x, sizes_from<mask>(x.sizes(), y.sizes()));
}
}  // namespace headsup_detail

/// Masks that meet at their keys: each is repeated along what the other is about.
///
/// - Shapes: [A..., keys], [B..., keys] of bool -> [B less A..., A..., keys]
template <Tensor X, Tensor Y>
requires headsup_detail::Operands<headsup_rule::both, X, Y> && headsup_detail::meet_at_keys<X, Y>
constexpr auto operator&&(X const& x, Y const& y) {
  return headsup_detail::along_all_of(x, y) && y;
}
template <Tensor X, Tensor Y>
requires headsup_detail::Operands<headsup_rule::either, X, Y> && headsup_detail::meet_at_keys<X, Y>
constexpr auto operator||(X const& x, Y const& y) {
  return headsup_detail::along_all_of(x, y) || y;
}

/// Masks as PyTorch writes them: a & b, a | b, ~a.
template <MaskTensor X, MaskTensor Y> constexpr auto operator&(X const& x, Y const& y) { return x && y; }
template <MaskTensor X, MaskTensor Y> constexpr auto operator|(X const& x, Y const& y) { return x || y; }
template <MaskTensor X> constexpr auto operator~(X const& x) { return !x; }

/// Where a number equals the given one, and where it does not: ids != padding is the mask of what is there.
///
/// - Shapes: [A...] -> [A...] of bool
template <Tensor X, Number N> constexpr auto operator==(X const& x, N number) {
  return map(x, [number](auto each) {
    using common = headsup_detail::beside<decltype(each), N>;
    return static_cast<common>(each) == static_cast<common>(number);
  });
}
template <Tensor X, Number N> constexpr auto operator!=(X const& x, N number) {
  return map(x, [number](auto each) {
    using common = headsup_detail::beside<decltype(each), N>;
    return static_cast<common>(each) != static_cast<common>(number);
  });
}
template <Number N, Tensor X> constexpr auto operator==(N number, X const& x) { return x == number; }
template <Number N, Tensor X> constexpr auto operator!=(N number, X const& x) { return x != number; }
}  // namespace HEADSUP_NAMESPACE
HEADSUP_EXACT_END
