#pragma once

#include <headsup/calls/given_rules.hpp>
#include <headsup/core/position.hpp>
#include <headsup/diagnostics/run_time.hpp>
#include <headsup/tensor/tensor_rules.hpp>

// What a tensor or view is given: other tensors, and numbers that are none.

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
/// A tensor, by = or as an argument.
inline constexpr operation given{
    .name = "tensor",
    .form = "(declared, x)",
    .rules = {given_its_axes.or_else("auto, or {its_type}", always, 18),
              given_its_sizes.or_else("auto{or_grown}", always, 6), given_its_numbers, given_sums, given_zeros,
              given_factors, given_origin,
              given_known_sizes.or_else("auto x = forget_size<{grown}>(first) for a tensor that grows", only_grows, 5),
              given_its_own},
    .is = alike | declares};
/// A tensor, by its name: it may know fewer sizes.
inline constexpr operation copied{
    .name = "tensor",
    .form = "(declared, x)",
    .rules = {given_its_axes, given_its_sizes.or_else("auto{or_grown}", always, 8), given_its_numbers, given_all_sizes,
              given_sums, given_zeros, given_factors, given_origin, given_its_own},
    .is = alike | declares};
/// A view, which what an operation makes of x would not outlive.
inline constexpr char const* a_view_of_it = "tensor_view<{holds} const, {its_axes}>";
inline constexpr operation viewed{
    .name = "tensor",
    .form = "(declared, x)",
    .rules = {given_its_axes.or_else(a_view_of_it), given_its_sizes.or_else(a_view_of_it, always, 8), given_sums,
              given_zeros, given_factors, given_origin.or_else(a_view_of_it)},
    .is = alike | declares | outlives};
}  // namespace headsup_calls::op

/// Whether a tensor over To can hold the numbers of one over From unchanged: the axes are the same, except for
/// knowledge about the numbers, which may be forgotten.
template <class To, class From> inline constexpr bool can_hold = false;
template <class... As> inline constexpr bool can_hold<axes<As...>, axes<As...>> = true;
template <class... As, class... Bs> requires(sizeof...(As) == sizeof...(Bs))
inline constexpr bool can_hold<axes<As...>, axes<Bs...>> = (std::is_base_of_v<As, Bs> && ...);

/// Whether a tensor or view T can be made from the tensor or view X, if the code says so. For nearly all of them the
/// types say so, and no values are made.
template <class T, class X>
inline constexpr bool is_made_from =
    headsup_calls::accepts<(is_view<T> ? headsup_calls::op::viewed : headsup_calls::op::copied),
                           headsup_calls::no_names, T, X>;
template <class T, class X>
requires(can_hold<typename T::axes, typename X::axes> && std::is_same_v<typename T::scalar, typename X::scalar> &&
         (is_view<T> || !is_view<X>))
inline constexpr bool is_made_from<T, X> = true;
}  // namespace HEADSUP_NAMESPACE

namespace HEADSUP_NAMESPACE::rule {
/// HU033: what a tensor or view is given, without a word of its type, is what it is declared as.
template <class Tensor, class X>
struct is_given : headsup_calls::refused<is_view<Tensor> ? headsup_calls::op::viewed : headsup_calls::op::given,
                                         headsup_calls::no_names, Tensor, X> {};

/// HU033: numbers that lie elsewhere are viewed first, and numbers of another type converted.
template <class Tensor, class X> requires(!requires { typename X::axes; })
struct is_given<Tensor, X> {
  static constexpr bool value = false;
  static constexpr words say() {
    using scalar = typename Tensor::scalar;
    using list = typename Tensor::axes;
    words w;
    w << "HU033 tensor: " << list{} << " cannot be given ";
    if constexpr (std::is_array_v<X>)
      return w << "an array of " << number_words<std::remove_all_extents_t<X>> << "; fix: an array of "
               << number_words<scalar>;
    auto element = [](auto const& all) {
      if constexpr (std::is_class_v<X>) return *all.begin();
      else return *all;
    };
    using held = decltype(element(std::declval<X const&>()));
    if constexpr (!std::is_arithmetic_v<held>) return w << "a range of objects; fix: one range of all numbers";
    w << "numbers that lie elsewhere; fix: ";
    if (!std::is_same_v<held, scalar>) w << "to<" << number_words<scalar> << ">(";
    (w << "tensor_view<" << number_words<held> << " const, ").list(list{}) << ">(x)";
    return w << (std::is_same_v<held, scalar> ? ".clone()" : ")");
  }
};
}  // namespace HEADSUP_NAMESPACE::rule
