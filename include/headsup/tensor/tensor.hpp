#pragma once

#include <headsup/tensor/annotated_tensor.hpp>

// What holds for all tensors and views.

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
template <class T> inline constexpr bool is_tensor = false;
template <class Scalar, Axis... As> requires(!std::is_class_v<Scalar> && sizeof...(As) <= 8)
inline constexpr bool is_tensor<tensor<Scalar, As...>> = true;
template <class Scalar, Axis Of> inline constexpr bool is_tensor<tensor<Scalar, ids_of<Of>>> = true;
template <class Element, class... As> inline constexpr bool is_tensor<tensor_view<Element, As...>> = true;
}  // namespace headsup_detail

/// A tensor or a view of one: what every operation takes.
template <class T> concept Tensor = headsup_detail::is_tensor<std::remove_cvref_t<T>>;

/// The axes of a tensor or view, and the type of its numbers.
template <Tensor X> using axes_of = typename std::remove_cvref_t<X>::axes;
template <Tensor X> using scalar_of = typename std::remove_cvref_t<X>::scalar;

namespace headsup_detail {
/// Whether the numbers of tensors are known to be ids of one axis.
template <class X, class... Xs> concept OfIds = std::integral<scalar_of<X>> && ids_in_numbers<X>::rank != 0 &&
                                                (std::is_same_v<ids_in_numbers<X>, ids_in_numbers<Xs>> && ...);

/// Whether two tensors are compared as such: those without axes only to be refused.
template <class X, class Y> concept compared =
    axes_of<X>::rank + axes_of<Y>::rank != 0 ||
    (OfIds<X> && OfIds<Y> && !headsup_calls::accepts<headsup_calls::op::compare, headsup_calls::no_names, X, Y>);
}  // namespace headsup_detail

/// Whether all numbers are equal; tensors without axes compare as their numbers.
///
/// - Errors: axes or types of numbers that differ, ids of two axes: at compile time
template <Tensor X, Tensor Y> requires headsup_detail::compared<X, Y>
constexpr bool operator==(X const& x, Y const& y) {
  headsup_calls::must_hold<headsup_calls::op::compare>(x, y);
  for (std::size_t i = 0; i < x.size(); ++i)
    if (x.data()[i] != y.data()[i]) return false;
  return true;
}
/// Refused, before what is made of its result is.
template <Tensor X, Tensor Y>
requires(headsup_detail::compared<X, Y> &&
         !headsup_calls::accepts<headsup_calls::op::compare, headsup_calls::no_names, X, Y>)
constexpr auto operator==(X const&, Y const&) {
  using mistake =
      headsup_rule::refused_by<headsup_calls::refused<headsup_calls::op::compare, headsup_calls::no_names, X, Y>>;
  static_assert(!HEADSUP_MISTAKE(mistake));
  return mistaken_truth<X>{};
}

/// The same without the !; only where it is refused, so that the message names it.
template <Tensor X, Tensor Y>
requires(headsup_detail::compared<X, Y> &&
         !headsup_calls::accepts<headsup_calls::op::compare, headsup_calls::no_names, X, Y>)
constexpr auto operator!=(X const&, Y const&) {
  using mistake = headsup_calls::refused<headsup_calls::op::differ, headsup_calls::no_names, X, Y>;
  static_assert(!HEADSUP_MISTAKE(mistake));
  return mistaken_truth<X>{};
}

namespace headsup_detail {
template <class Scalar, class List> struct tensor_with;
template <class Scalar, class... As> struct tensor_with<Scalar, axes<As...>> {
  using type = tensor<Scalar, As...>;
};

/// A tensor of such a shape whose numbers will all be written before one is read.
template <class Scalar, class... As> constexpr tensor<Scalar, As...> unwritten(extents<axes<As...>> const& sizes) {
  return tensor<Scalar, As...>(to_be_computed(), sizes);
}

/// The same for ids of Of, as a type says it that has no axes, or the first axis.
template <class Scalar, class Of> constexpr tensor<Scalar, ids_of<Of>> unwritten_ids(axes<Of>, extents<axes<>>) {
  return {};
}
template <class Scalar, class Of, class List> constexpr auto unwritten_ids(axes<Of>, extents<List> const& sizes) {
  return unwritten<Scalar>(in_places<typename positions<Of, List>::type>(sizes));
}

/// The same for numbers that are some of those of X and Xs: they are ids of what those are.
template <class X, class... Xs, class... As> constexpr auto unwritten_from(extents<axes<As...>> const& sizes) {
  if constexpr (OfIds<X, Xs...>) return unwritten_ids<scalar_of<X>>(ids_in_numbers<X>{}, sizes);
  else return tensor<scalar_of<X>, As...>(to_be_computed(), sizes);
}

/// The tensor whose axes are List.
template <class Scalar, class List> using tensor_over = typename tensor_with<Scalar, List>::type;

/// The same as unwritten, with sizes given by role. Call is how Op takes them: see op::sized_by_role.
template <headsup_calls::operation const& Op, fixed_string Call, class Scalar, Axis... As, class... Roles>
constexpr tensor<Scalar, As...> unwritten_of(axis_size<Roles>... sizes) {
  using mistake = headsup_rule::refused_by<
      headsup_rule::is_given_sizes<headsup_calls::op::sized_by_role<Op, Call>, axes<As...>, axis_size<Roles>...>>;
  static_assert(!HEADSUP_MISTAKE(mistake));
  return unwritten<Scalar>(sizes_given<axes<As...>>(sizes...));
}
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE
HEADSUP_EXACT_END
