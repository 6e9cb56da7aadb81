#pragma once

#include <headsup/axes/extents.hpp>
#include <headsup/axes/ids_of.hpp>
#include <headsup/axes/merged.hpp>
#include <headsup/axes/triangle.hpp>
#include <headsup/calls/value.hpp>
#include <headsup/diagnostics/words.hpp>
#include <headsup/math/computed_in.hpp>

// Types as values, each translated once.

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
/// Whether T is a view.
template <class T> inline constexpr bool is_view = false;
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE

namespace HEADSUP_NAMESPACE::headsup_calls {
template <class Role> HEADSUP_HIDDEN inline constexpr role_value value_of_role = role_named(Role::name.chars);

template <class A> struct known_about;

/// The axis A.
template <class A> constexpr axis_value value_of_axis() {
  axis_value a{value_of_role<typename A::role>, A::size, &nothing, headsup_detail::is_separate<A>,
               headsup_detail::has_other_sizes<A>};
  if constexpr (headsup_detail::annotated<A>) a.known = &known_about<A>::value;
  return a;
}

/// The role of A, as a call names it.
template <class A> constexpr axis_value value_named() {
  return {value_of_role<typename A::role>, 0, &nothing, headsup_detail::is_separate<A>, true};
}

/// The axes of a list; none of what is no list.
template <class List> struct listed {
  HEADSUP_HIDDEN static constexpr axis_value all[1] = {no_axis};
  HEADSUP_HIDDEN static constexpr axes_value value{all, 0};
};
template <class... As> struct listed<axes<As...>> {
  HEADSUP_HIDDEN static constexpr axis_value all[] = {value_of_axis<As>()..., no_axis};
  HEADSUP_HIDDEN static constexpr axes_value value{all, sizeof...(As)};
};

/// What the annotated axis A knows. A fact more is a line more.
template <class A> struct known_about {
  HEADSUP_HIDDEN static constexpr knowledge value = [] {
    knowledge k{.sums = sums_to_one<A>, .on_average = headsup_detail::sums_on_average<A>};
    if constexpr (headsup_detail::is_triangle<A>) {
      k.zeros = headsup_detail::is_lower_triangle<A> ? triangle::lower : triangle::upper;
      k.query = value_of_role<typename A::query::role>;
      k.queries = A::query::size;
      k.diagonal = A::diagonal;
    }
    k.weighed = headsup_detail::is_weighed<A>;
    k.hidden = headsup_detail::hidden_along<A>::value;
    k.were_weights = headsup_detail::hidden_along<A>::were_weights;
    k.factors = listed<factors_of<A>>::all;
    k.count = factors_of<A>::rank;
    k.summands = listed<headsup_detail::summands_of<A>>::all;
    k.summand_count = headsup_detail::summands_of<A>::rank;
    if constexpr (headsup_detail::known_ids<axes<A>>::rank != 0) {
      k.ids_of = value_of_role<typename headsup_detail::first_of<headsup_detail::known_ids<axes<A>>>::role>;
      k.ids = headsup_detail::first_of<headsup_detail::known_ids<axes<A>>>::size;
    }
    k.mask = A::mask;
    return k;
  }();
};

/// The same of one number that is an id of A.
template <class A>
HEADSUP_HIDDEN inline constexpr knowledge known_as_id{.ids_of = value_of_role<typename A::role>, .ids = A::size};

template <class Scalar>
HEADSUP_HIDDEN inline constexpr number value_of_number =
    std::is_same_v<Scalar, float>                   ? number::float_
    : std::is_same_v<Scalar, double>                ? number::double_
    : std::is_same_v<Scalar, bool>                  ? number::bool_
    : std::is_same_v<Scalar, int>                   ? number::int_
    : std::is_same_v<Scalar, bfloat16>              ? number::bfloat16
    : std::is_same_v<Scalar, computed_in<bfloat16>> ? number::in_bfloat16
    : std::is_integral_v<Scalar>                    ? number::integers
                                                    : number::other;

template <class List> constexpr axes_value lost_of_list() {
  if constexpr (headsup_detail::is_pooled<List>) return listed<headsup_detail::lost_by<List>>::value;
  else return listed<void>::value;
}

/// The numbers of a std::vector, an array or a span; the letters of a text are none, and a class made from a tensor is
/// another matter.
template <class T> HEADSUP_HIDDEN constexpr number numbers_held() {
  if constexpr (requires(T const& x) { *x.data(), x.size(); } && !requires { typename T::axes; }) {
    using held = std::remove_cvref_t<decltype(*std::declval<T const&>().data())>;
    return std::is_same_v<held, char> ? number::other : value_of_number<held>;
  } else return number::other;
}

/// What a T is that is no tensor, passed as Given; other headers say more of their classes.
template <class T, class Given>
HEADSUP_HIDDEN inline constexpr operand_value value_of_object{listed<void>::value, kind::other, numbers_held<T>(),
                                                              listed<void>::value};
/// A size by role: a number that has the axis.
template <class Role>
HEADSUP_HIDDEN inline constexpr axis_value axis_of_size[] = {as_axis(value_of_role<Role>), no_axis};
template <class Role, class Given>
HEADSUP_HIDDEN inline constexpr operand_value value_of_object<axis_size<Role>, Given>{
    {axis_of_size<Role>, 1}, kind::number, number::integers, listed<void>::value};
template <class Given>
inline constexpr bool is_kept = std::is_lvalue_reference_v<Given> && !std::is_const_v<std::remove_reference_t<Given>>;

/// A tensor, or headsup_diagnostics::operand<no_tensor, T>.
template <class X> constexpr operand_value value_of_operand() {
  using list = typename X::axes;
  using scalar = std::remove_cvref_t<typename X::scalar>;
  if constexpr (std::is_same_v<list, headsup_diagnostics::no_tensor> && !std::is_arithmetic_v<scalar>)
    return value_of_object<scalar, typename X::scalar>;
  else if constexpr (std::is_same_v<list, headsup_diagnostics::no_tensor>)
    return {listed<void>::value, std::is_same_v<scalar, bool> ? kind::truth : kind::number, value_of_number<scalar>,
            listed<void>::value};
  else {
    operand_value x{listed<list>::value,        kind::tensor,
                    value_of_number<scalar>,    lost_of_list<list>(),
                    headsup_detail::is_view<X>, is_kept<typename X::scalar>};
    if constexpr (requires { typename X::is_id_of; }) x.alone = &known_as_id<typename X::is_id_of>;
    return x;
  }
}

/// Roles that a call names.
template <template <std::size_t> class... Roles> struct roles {};
}  // namespace HEADSUP_NAMESPACE::headsup_calls
