#pragma once

#include <headsup/axes/ids_of.hpp>
#include <headsup/axes/merged.hpp>
#include <headsup/axes/triangle.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/calls/made_rules.hpp>

// What a tensor can be made from, and how its elements are named: as calls.

namespace HEADSUP_NAMESPACE {
template <class Scalar, class... As> class tensor;
template <class Scalar, Axis... As> requires(!std::is_class_v<Scalar> && sizeof...(As) <= 8)
class tensor<Scalar, As...>;
template <class Scalar, Axis A, Axis... As>
requires(headsup_detail::annotated<A> || ... || headsup_detail::annotated<As>)
class tensor<Scalar, A, As...>;
template <class Scalar, Axis Of> requires(!std::is_class_v<Scalar>)
class tensor<Scalar, ids_of<Of>>;
template <class Element, Axis... As> class tensor_view;
}  // namespace HEADSUP_NAMESPACE

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
/// Tensors are compared as wholes; where only their order differs, or as the segments of two tokens are, perhaps each
/// number is meant.
HEADSUP_HIDDEN constexpr bool compares_each(call_value const& c) {
  if (!both_tensors(c, 0, 1)) return false;
  bool shared = false, whole = is_whole(c.x[0].holds) && is_whole(c.x[1].holds);
  for (axis_value const& each : c.x[0])
    if (axis_value const& twin = c.x[1].of(each.role); twin.size != 0)
      shared = true, whole = whole && same_axis(each, twin);
  return (shared && whole) || (holds(c.x[0], c.x[1]) && holds(c.x[1], c.x[0]));
}
inline constexpr rule are_compared =
    are_alike.or_else("{lined_up} - right {sign}= 0 for each number", compares_each, price::fair);
inline constexpr operation compare{
    .name = "operator==", .form = "(left, right)", .rules = {are_compared, of_one_type, are_ids_of_one}, .is = alike};
inline constexpr operation differ{
    .name = "operator!=", .form = compare.form, .rules = {are_compared, of_one_type, are_ids_of_one}, .is = alike};
inline constexpr operation tensor_type{
    .name = "tensor",
    .form = "<T, axis<N>...>()",
    .rules = {names_axes_apart, fits_in_memory.or_else("smaller axes", always, price::last_resort)}};
/// What only refers to numbers, or grows.
template <fixed_string Name>
inline constexpr operation in_memory{
    .name = Name.chars, .form = tensor_type.form, .rules = {names_axes_apart, fits_in_memory.or_else("smaller axes")}};
/// What is known of numbers is known along one axis.
constexpr void is_no_axis(words& w, call_value const& c) {
  w << (c.numbers > 1 && c.given[1] != 0 ? "the one axis along which it is known, as in ids_of<vocab<7>, tokens<3>>"
                                         : "derive it from headsup::axis, as tokens is");
}
/// What stands between < and > of a tensor: axes, which argument is none, and a number of its type.
inline constexpr operation tensor_of{
    .name = "tensor",
    .form = "<axis<N>..., N?, N?>(number)",
    .rules = {computes.or_else("float, and pack<bfloat16>(layer)"),
              holds_no_objects.or_else("float, double, int or bool"),
              begins_with_type.or_else("tensor<float{of_axes}>"), are_axes.or_else(is_no_axis),
              are_few.or_else("merge some that are always used together")}};
inline constexpr operation sized_axis{
    .name = "tensor",
    .form = "<axis<N>, N>()",
    .rules = {has_its_size.or_else("template <std::size_t N> struct {first} : headsup::axis<\"{first}\", N> {}")}};
/// Sizes by role, of an operation that takes them so: "{call}<...>({each_size})".
template <operation const& Of, fixed_string Call>
inline constexpr operation sized_by_role{
    .name = Of.name,
    .form = "<axis<N>...>(sizes...)",
    .rules = {takes_no_size.or_else("leave it out"), takes_its_sizes.or_else(Call.chars)}};
inline constexpr operation view_of_array{
    .name = "tensor_view", .form = "<axis<N>..., N>()", .rules = {is_large_enough.or_else("an array of {total}")}};
inline constexpr operation view_of{
    .name = "view", .form = "(x)", .rules = {outlives_its_views.or_else("give it a name first, and view that")}};
inline constexpr operation written_to{
    .name = "tensor",
    .form = "(x)",
    .rules = {is_no_temporary.or_else("write to the tensor that it was made from, as in x(0, 0) = 1")}};
inline constexpr operation element{.name = "tensor",
                                   .form = "(x, position...)",
                                   .rules = {is_no_weight.or_else("matmul(y, x) of x(y), if x is a weight"),
                                             has_a_position_each.or_else("{element}{or_take}")}};
inline constexpr operation subscript{
    .name = "tensor", .form = "(x, position)", .rules = {names_the_axis.or_else("{read_at}")}};
inline constexpr operation one_number{
    .name = "tensor", .form = "(x)", .rules = {is_one_number.or_else("{where}{one_of_them}{or_reduced}")}};
}  // namespace headsup_calls::op

namespace headsup_detail {
template <class Element, class... As> inline constexpr bool is_view<tensor_view<Element, As...>> = true;

/// The first of Ts that is no axis, counted from 2; 0 if all are.
template <class... Ts>
inline constexpr std::size_t first_that_is_none = [] {
  std::size_t place = 1, found = 0;
  ((++place, found = found == 0 && !Axis<Ts> ? place : found), ...);
  return found;
}();

/// Whether T is no axis, but of axes: what is known along one of them.
template <class T> inline constexpr bool is_known_of = false;
template <template <class...> class Known, class... As>
inline constexpr bool is_known_of<Known<As...>> = !Axis<Known<As...>> && !names_axes<Known<As...>> && (Axis<As> || ...);
/// Whether the first of Ts that is no axis is such.
template <class... Ts>
inline constexpr bool first_is_known_of = [] {
  bool found = false, is = false;
  ((is = found ? is : is_known_of<Ts>, found = found || !Axis<Ts>), ...);
  return is;
}();

template <class T> struct if_axis {
  using type = axes<>;
};
template <Axis A> struct if_axis<A> {
  using type = axes<A>;
};
/// Those of Ts that are axes, in a list.
template <class... Ts> using axes_among = joined_axes<typename if_axis<Ts>::type...>;
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE

namespace HEADSUP_NAMESPACE::headsup_rule {
/// HU001: a tensor is given the type of its numbers, then at most eight axes. Says why these are not.
template <class Scalar, class... As>
using is_made_of = headsup_calls::refused<
    headsup_calls::op::tensor_of,
    headsup_calls::making<
        std::conditional_t<Axis<Scalar>, void, std::conditional_t<std::is_class_v<Scalar>, Scalar, float>>,
        headsup_calls::naming<headsup_calls::roles<>, headsup::headsup_detail::axes_among<Scalar, As...>,
                              headsup::headsup_detail::first_that_is_none<As...>,
                              headsup::headsup_detail::first_is_known_of<As...>>>,
    operand<no_tensor, std::conditional_t<Axis<Scalar>, float, Scalar>>>;

/// HU002 and HU001: no role occurs twice, and memory can hold as many numbers as the sizes that the type knows multiply
/// to.
template <headsup_calls::operation const& Op, class Scalar, class List> struct has_such_axes {
  static constexpr std::size_t most = dynamic / 2 / sizeof(Scalar);
  static constexpr bool value = headsup_detail::distinct<List> && List::known <= most;
  static constexpr words say() {
    using names = headsup_calls::making<Scalar, headsup_calls::naming<headsup_calls::roles<>, List>>;
    return headsup_calls::refused<Op, names>::say();
  }
};

/// HU001: an axis has the size that it is given, and not one that its declaration states.
template <class A> inline constexpr bool keeps_size = headsup_detail::has_other_sizes<A>;
template <template <std::size_t> class Role, std::size_t N>
inline constexpr bool keeps_size<Role<N>> = Role<N>::size == N;
template <class A> inline constexpr std::size_t size_given = 0;
template <template <std::size_t> class Role, std::size_t N> inline constexpr std::size_t size_given<Role<N>> = N;
template <class A>
using has_its_size = headsup_calls::refused<headsup_calls::op::sized_axis,
                                            headsup_calls::naming<headsup_calls::roles<>, axes<A>, size_given<A>>>;

/// HU047: each dynamic axis of List is given one size by role, and no other axis is.
template <headsup_calls::operation const& Op, class List, class... Sizes>
using is_given_sizes =
    headsup_calls::refused<Op, headsup_calls::naming<headsup_calls::roles<>, List>, operand<no_tensor, Sizes>...>;

/// HU051: an element is named by one position for each axis; a position alone names none. HU065: nor is it one number.
template <class List, class... Positions>
using has_a_position_per_axis = headsup_calls::refused<headsup_calls::op::element, headsup_calls::no_names,
                                                       operand<List, float>, headsup_calls::as_operand<Positions>...>;
template <class List, class Position>
using names_the_axis = headsup_calls::refused<headsup_calls::op::subscript, headsup_calls::no_names,
                                              operand<List, float>, headsup_calls::as_operand<Position>>;
template <headsup_calls::operation const& Op, class List, class Scalar = float, class Made = float>
using of_elements =
    headsup_calls::refused<Op, headsup_calls::making<Made, headsup_calls::no_names>, operand<List, Scalar>>;

/// HU005: an array that a view refers to holds at least as many numbers as its axes, as far as those are known.
template <class List, std::size_t Count>
using is_large_enough = headsup_calls::refused<headsup_calls::op::view_of_array,
                                               headsup_calls::naming<headsup_calls::roles<>, List, Count>>;

/// HU038: the numbers outlive the view of them.
template <class List, bool Outlive = false>
using outlives_its_views = headsup_calls::refused<headsup_calls::op::view_of, headsup_calls::no_names,
                                                  operand<List, std::conditional_t<Outlive, float&, float>>>;

/// HU038: what is written to has a name, or is a view of what has one.
template <class Tensor, class X = float>
using is_no_temporary =
    headsup_calls::refused<headsup_calls::op::written_to, headsup_calls::no_names, operand<typename Tensor::axes, X>>;
}  // namespace HEADSUP_NAMESPACE::headsup_rule
