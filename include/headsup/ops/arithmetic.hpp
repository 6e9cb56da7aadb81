#pragma once

#include <headsup/axes/triangle.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/calls/mask_rules.hpp>
#include <headsup/calls/product_rules.hpp>
#include <headsup/ops/combine.hpp>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
/// Bools beside numbers that are no weights: what masks weights is multiplied.
HEADSUP_HIDDEN constexpr bool right_is_bool(call_value const& c) {
  return c.x[1].holds == number::bool_ && weighed_in(c.x[0]).size == 0;
}
/// A mask of scores, which have keys; what masks other numbers is multiplied.
constexpr bool right_is_mask(call_value const& c) { return right_is_bool(c) && c.x[0].has(role::keys); }
/// Ids of what the other operand has not: rows of a table that is to be looked up.
HEADSUP_HIDDEN constexpr bool are_of_a_table(call_value const& c) {
  std::size_t const i = first_ids(c);
  return i < c.operands && !c.x[1 - i].has(known_ids_of(c.x[i]).role);
}
/// A mask that is added: it hides along the last axis of the left operand.
HEADSUP_HIDDEN constexpr bool adds_bools(call_value const& c) {
  axis_value const& last = c.x[0].last();
  return right_is_mask(c) || (right_is_bool(c) && c.x[1].has(last.role) && !is_feature(last.role));
}
/// What is no number: a mask, or ids.
HEADSUP_HIDDEN constexpr bool adds_no_number(call_value const& c) { return are_of_a_table(c) || adds_bools(c); }
HEADSUP_HIDDEN constexpr bool is_times_no_number(call_value const& c) { return are_of_a_table(c) || right_is_mask(c); }
constexpr bool shares_a_feature(call_value const& c) {
  axis_value const &shared = shared_feature(c), &lost = only_in(c.x[0], c.x[1]), &found = only_in(c.x[1], c.x[0]);
  // Two names at the same place for as many are for one thing.
  bool const renamed = lost.size == found.size && lost.is(c.x[0].last()) && found.is(c.x[1].last());
  return shared.size != 0 && !renamed && !mixes_weights(c.x[0], c.x[1], shared.role);
}
inline constexpr rule calculate =
    are_calculated.or_else("tensor_view<float const, {axes}>({foreign}) if it holds as many floats");
inline constexpr rule of_kind = of_one_kind.or_else("{of_one_kind}", is_times_no_number, price::slip);
inline constexpr rule of_kind_of_sums = of_one_kind.or_else("{of_one_kind}", adds_no_number, price::slip);
inline constexpr rule adds_none = adds_no_mask.or_else("{result}masked_fill({filled}");
/// A residual sum whose layer gave other features: as of a feed-forward network without its second layer.
HEADSUP_HIDDEN constexpr bool gives_other_features(call_value const& c) {
  axis_value const &lost = features_without(c.x[0], c.x[1]), &found = only_in(c.x[1], c.x[0]);
  bool const last = lost.is(c.x[0].last()) || found.is(c.x[1].last());
  bool const weighs = lost.known->sums || found.known->sums || lost.separate || found.separate;
  bool const of_heads = lost.is(role::heads) && found.is(c.x[1].last()) && !found.is(role::head_dim);
  return (of_heads || is_feature_of(lost)) && is_feature_of(found) && last && !weighs && lost.size != found.size &&
         !share_features(c.x[0], c.x[1]) && find_given_back(c).axis->size == 0;
}
HEADSUP_HIDDEN constexpr bool gives_hidden_features(call_value const& c) {
  return gives_other_features(c) && !kin(features_without(c.x[0], c.x[1]).role, only_in(c.x[1], c.x[0]).role);
}
HEADSUP_HIDDEN constexpr bool is_another_product(call_value const& c) {
  return weighs_features(c) || shares_a_feature(c) || gives_other_features(c) || would_attend(c, false) ||
         would_attend(c, true);
}
inline constexpr rule one_holds_factor = one_holds_other.or_else("{product}", is_another_product, price::sure);
/// What replaces an operator that changes its left operand.
inline constexpr char const* by_result = "auto result = left {sign} right";
inline constexpr rule adds_to = adds_to_scores.or_else("add it before the softmax, or logarithms of log_softmax");
constexpr operation sum_of(char const* name, rule const& meant = {}, rule const& holds = one_holds_other) {
  return {.name = name,
          .form = "(left, right)",
          .rules = {calculate, takes_no_ids, agree, agree_in_order, holds, keeps_lost, of_kind_of_sums, adds_none,
                    are_ids_of_one, meant},
          .is = calculates};
}
constexpr operation sum_in_place(char const* name, rule const& meant = {}) {
  return {.name = name,
          .form = "(left, right)",
          .rules = {calculate, takes_no_ids, agree, agree_in_order, one_holds_other, keeps_lost, of_kind_of_sums,
                    adds_none, are_ids_of_one, left_has_all.or_else(by_result), meant},
          .is = calculates | in_place};
}
/// A difference of weights and what was to be chosen says how far they are from it.
inline constexpr operation plus = sum_of("operator+", adds_to,
                                         one_holds_other.or_else("{mapped}", gives_hidden_features, price::sure)),
                           plus_in_place = sum_in_place("operator+=", adds_to), minus = sum_of("operator-"),
                           minus_in_place = sum_in_place("operator-=");
inline constexpr operation times{
    .name = "operator*",
    .form = "(left, right)",
    .rules = {calculate, takes_no_ids, agree, agree_in_order, one_holds_factor, keeps_lost, of_kind},
    .is = calculates};
inline constexpr operation times_in_place{.name = "operator*=",
                                          .form = "(left, right)",
                                          .rules = {calculate, takes_no_ids, agree, agree_in_order, one_holds_factor,
                                                    keeps_lost, of_kind, left_has_all.or_else(by_result)},
                                          .is = calculates | in_place};
inline constexpr operation over{
    .name = "operator/",
    .form = "(left, right)",
    .rules = {calculate, takes_no_ids, agree, agree_in_order, one_holds_other, keeps_lost, of_kind},
    .is = calculates | divides};
inline constexpr operation over_in_place{.name = "operator/=",
                                         .form = "(left, right)",
                                         .rules = {calculate, takes_no_ids, agree, agree_in_order, one_holds_other,
                                                   keeps_lost, of_kind, left_has_all.or_else(by_result)},
                                         .is = calculates | in_place | divides};
/// The same with what it computes in the place of its right operand.
template <operation const& InPlace>
inline constexpr operation result_in_place{
    .name = InPlace.name, .form = "(left, right)", .rules = {can_be_left.or_else(by_result)}};
}  // namespace headsup_calls::op

namespace headsup_rule {
struct plus : row<headsup_calls::op::plus> {
  using in_place = row<headsup_calls::op::plus_in_place>;

  constexpr auto operator()(auto const& x, auto const& y) const { return x + y; }
};
struct minus : row<headsup_calls::op::minus> {
  using in_place = row<headsup_calls::op::minus_in_place>;

  constexpr auto operator()(auto const& x, auto const& y) const { return x - y; }
};
struct times : row<headsup_calls::op::times> {
  using in_place = row<headsup_calls::op::times_in_place>;

  constexpr auto operator()(auto const& x, auto const& y) const { return x * y; }
};
struct over : row<headsup_calls::op::over> {
  using in_place = row<headsup_calls::op::over_in_place>;

  constexpr auto operator()(auto const& x, auto const& y) const { return x / y; }
};
}  // namespace headsup_rule

/// Whether two tensors can be added, subtracted, multiplied and divided elementwise: whole numbers meet whole
/// numbers, and floating-point numbers meet floating-point numbers. Sums refuse more, so a quotient is asked.
template <class X, class Y> concept can_calculate =
    headsup_calls::accepts<headsup_calls::op::over, headsup_calls::no_names, described<X>, described<Y>>;

/// A plain number next to a tensor.
template <class T> concept Number = std::integral<T> || std::floating_point<T>;

namespace headsup_detail {
/// Whether an operator is && or ||.
template <class Call> concept OfTruths = requires { Call::of_truths; };

/// Whether an operator takes two tensors, also as the masks, ids or weights that they are said to be.
template <class Call, class X, class Y> concept can_operate =
    can_calculate<X, Y> && (!(is_said<axes_of<X>> || is_said<axes_of<Y>> || (OfIds<X> && OfIds<Y>) ||
                              are_weights<axes_of<X>> != are_weights<axes_of<Y>> || OfTruths<Call>) ||
                            headsup_calls::accepts<Call::op, headsup_calls::no_names, described<X>, described<Y>>);

/// Whether one number and a plain one are two truths, whose && and || are those of C++: the right one is not computed
/// where the left one decides, as in assert.
template <class Call, class X, class Y> concept are_truths =
    OfTruths<Call> && ((Tensor<X> && Number<Y>) || (Number<X> && Tensor<Y>)) &&
    requires { requires std::remove_cvref_t<std::conditional_t<Tensor<X>, X, Y>>::rank == 0; };

/// Whether a number beside a mask is one truth for all of it, as that of two whole tensors.
template <class Call, class N> concept OneTruth = std::is_same_v<N, bool> && OfTruths<Call>;

/// What an operator of headsup takes or refuses.
template <class Call, class X, class Y> concept Operands = (Operand<X> || Operand<Y>) && !are_truths<Call, X, Y>;

/// List with the triangles that the axes As know.
template <class List, class... As> struct with_triangles {
  using type = List;
};
template <class List, class A, class... As> requires is_triangle<A>
struct with_triangles<List, A, As...> : with_triangles<with<List, typename triangle<A>::zeros>, As...> {};
template <class List, class A, class... As> struct with_triangles<List, A, As...> : with_triangles<List, As...> {};

/// List, of numbers over From that were multiplied by a mask of 0 and 1: zero where that hides.
template <class List, class From> struct with_hidden;
template <class... Ls, class... Each> struct with_hidden<axes<Ls...>, axes<Each...>> {
  template <class L> static constexpr bool masked = ((same_role<L, Each> && Each::mask == polarity::keeps) || ...);
  template <class L> static constexpr bool weights = ((same_role<L, Each> && sums_to_one<Each>) || ...);
  using type = axes<std::conditional_t<masked<Ls> && !is_triangle<Ls>, zero_where_hidden<Ls, weights<Ls>>, Ls>...>;
};

/// List, of weights times values over By, which differ along what the weights choose among.
template <class List, class Weights, class By> struct with_weighed;
template <class... Ls, class... Ws, class By> struct with_weighed<axes<Ls...>, axes<Ws...>, By> {
  template <class L> static constexpr bool chosen = ((same_role<L, Ws> && sums_to_one<Ws>) || ...);
  using type = axes<std::conditional_t<chosen<Ls> && !is_triangle<Ls> && subset<axes<Ls>, By>, weighed<Ls>, Ls>...>;
};

/// What is known of a product over List: it is zero where a factor is, so triangles stay. Those of bools are masks, and
/// say what they hide.
template <class List, class A, class B> struct product {
  using type = List;
};
template <class List, class A, class B> requires(is_said<A> != is_said<B>)
struct product<List, A, B> : with_hidden<List, joined_axes<A, B>> {};
template <class List, class A, class B> requires(is_said<A> == is_said<B> && are_weights<A> && !are_weights<B>)
struct product<List, A, B> : with_weighed<List, A, B> {};
template <class List, class A, class B> requires(is_said<A> == is_said<B> && !are_weights<A> && are_weights<B>)
struct product<List, A, B> : with_weighed<List, B, A> {};

template <class Scalar, class... As, class... Bs>
requires(std::is_floating_point_v<Scalar> && axes<As...>::fixed && axes<Bs...>::fixed)
struct combined<headsup_rule::times, Scalar, axes<As...>, axes<Bs...>>
    : product<typename with_triangles<forget_numbers<wider<axes<As...>, axes<Bs...>>>, As..., Bs...>::type, axes<As...>,
              axes<Bs...>> {};

/// The type of an operation on a tensor's number and a plain number.
template <class Each, class N> struct number_beside {
  using type = std::conditional_t<std::integral<Each> && std::floating_point<N>, float, Each>;
};
/// A whole number is not one of two truths.
template <std::integral N> struct number_beside<bool, N> {
  using type = std::common_type_t<bool, N>;
};
template <class Each, class N> using beside = typename number_beside<Each, N>::type;

/// An operation on each number and a plain one, which stands on its right or on its left.
template <class Operation, class N> struct number_on_right {
  N number;

  template <class Each> constexpr auto operator()(Each each) const {
    using common = beside<Each, N>;
    return Operation{}(static_cast<common>(each), static_cast<common>(number));
  }
};
template <class Operation, class N> struct number_on_left {
  N number;

  template <class Each> constexpr auto operator()(Each each) const {
    using common = beside<Each, N>;
    return Operation{}(static_cast<common>(number), static_cast<common>(each));
  }
};
template <class N> inline constexpr bool keeps_zeros<number_on_right<headsup_rule::times, N>> = true;
template <class N> inline constexpr bool keeps_zeros<number_on_right<headsup_rule::over, N>> = true;
template <class N> inline constexpr bool keeps_zeros<number_on_left<headsup_rule::times, N>> = true;
}  // namespace headsup_detail

namespace headsup_rule {
/// The left operand of an operator that changes it, with the type of its numbers, constant or not.
template <class Left, class Number> struct changed : operand<typename Left::axes, Number> {};
template <class Left, class Number> requires requires { typename Left::is_id_of; }
struct changed<Left, Number> : operand<axes<>, Number> {
  using is_id_of = typename Left::is_id_of;
};

/// The rules of an operator that changes its left operand.
template <class Call, class X, class Y> struct assignment {
  using type = refused_by<is_no_temporary<X>>;
};
template <class Call, class X, class Y>
requires(!is_mistake<X, Y> && (std::is_reference_v<X> || headsup_detail::is_view<std::remove_const_t<X>>))
struct assignment<Call, X, Y> {
  using left = std::remove_reference_t<X>;
  using number = typename left::scalar;
  using written = std::conditional_t<std::is_const_v<left>, number, number&>;
  using type = refused_by<headsup_calls::refused<headsup_calls::op::result_in_place<Call::in_place::op>,
                                                 headsup_calls::no_names, changed<left, written>, Y>>;
};
template <class Call, class X, class Y> requires is_mistake<X, Y>
struct assignment<Call, X, Y> {
  using type = reported;
};
}  // namespace headsup_rule

namespace headsup_detail {
/// The mistake of an operator that would change its left operand; none if it can be computed.
template <class Call, class X, class Y> struct impossible_in_place {
  using type = headsup_diagnostics::reported;
};
template <class Call, class X, class Y> requires(!Number<Y> && !is_mistake<X, Y> && !can_operate<Call, X, Y>)
struct impossible_in_place<Call, X, Y> {
  using type = headsup_calls::refused<Call::op, headsup_calls::no_names, described<X>, described<Y>>;
};
}  // namespace headsup_detail

#define HEADSUP_OPERATOR +
#define HEADSUP_CALL plus
#include <headsup/ops/arithmetic_operator.inl>
#define HEADSUP_OPERATOR +=
#define HEADSUP_CALL plus
#include <headsup/ops/arithmetic_assignment.inl>

#define HEADSUP_OPERATOR -
#define HEADSUP_CALL minus
#include <headsup/ops/arithmetic_operator.inl>
#define HEADSUP_OPERATOR -=
#define HEADSUP_CALL minus
#include <headsup/ops/arithmetic_assignment.inl>

#define HEADSUP_OPERATOR *
#define HEADSUP_CALL times
#include <headsup/ops/arithmetic_operator.inl>
#define HEADSUP_OPERATOR *=
#define HEADSUP_CALL times
#include <headsup/ops/arithmetic_assignment.inl>

#define HEADSUP_OPERATOR /
#define HEADSUP_CALL over
#include <headsup/ops/arithmetic_operator.inl>
#define HEADSUP_OPERATOR /=
#define HEADSUP_CALL over
#include <headsup/ops/arithmetic_assignment.inl>

/// Every number with the other sign.
///
/// - Shapes: [A...] -> [A...]
template <Operand X> constexpr auto operator-(X const& x) {
  return map(x, [](auto each) { return -each; });
}

/// True where x is false: what a mask hides becomes what it shows. The complement of a triangle is the other triangle.
///
/// - Shapes: [A...] -> [A...]
template <Tensor X> constexpr auto operator!(X const& x) {
  using shape = headsup_detail::opposite_triangles<axes_of<X>>;
  auto result = headsup_detail::unwritten<bool>(headsup_detail::in_places<shape>(x.sizes()));
  for (std::size_t i = 0; i < result.size(); ++i) result.data()[i] = !static_cast<bool>(x.data()[i]);
  return result;
}
constexpr shape_mistake operator!(shape_mistake) { return {}; }
}  // namespace HEADSUP_NAMESPACE
HEADSUP_EXACT_END
