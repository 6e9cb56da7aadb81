#pragma once

#include <headsup/calls/given_rules.hpp>
#include <headsup/tensor/tensor_rules.hpp>

// What a tensor or view is given: other tensors, and numbers that are none.

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
/// A tensor, by = or as an argument.
inline constexpr operation given{
    .name = "tensor",
    .form = "(declared, x)",
    .rules = {given_a_tensor.or_else("{view}"), given_its_axes.or_else("{as_declared}", always, price::rare),
              given_its_sizes.or_else("auto{or_grown}", always, price::likely), given_its_numbers, given_sums,
              given_zeros, given_factors, given_summands, given_origin, given_mask,
              given_known_sizes.or_else("auto x = forget_size<{grown}>(first) for a tensor that grows", only_grows,
                                        price::sure),
              given_its_own},
    .is = alike | declares};
/// A tensor, by its name: it may know fewer sizes. What it refuses is told as if it were given by =.
inline constexpr operation copied{
    .name = "tensor",
    .form = "(declared, x)",
    .rules = {given_its_axes, given_its_sizes, given_its_numbers, given_all_sizes, given_sums, given_zeros,
              given_factors, given_summands, given_origin, given_mask, given_its_own},
    .is = alike | declares};
/// A view, which what an operation makes of x would not outlive.
inline constexpr char const* a_view_of_it = "tensor_view<{holds} const, {its_axes}>";
inline constexpr operation viewed{
    .name = "tensor",
    .form = "(declared, x)",
    .rules = {given_its_axes.or_else("{as_declared}"), given_its_sizes.or_else(a_view_of_it, always, price::plausible),
              given_sums, given_zeros, given_factors, given_summands, given_origin.or_else(a_view_of_it), given_mask},
    .is = alike | declares | outlives};
}  // namespace headsup_calls::op

/// Whether a tensor over To can hold the numbers of one over From unchanged: the axes are the same, except for
/// knowledge about the numbers, which may be forgotten.
template <class To, class From> inline constexpr bool can_hold = false;
template <class... As> inline constexpr bool can_hold<axes<As...>, axes<As...>> = true;
template <class... As, class... Bs> requires(sizeof...(As) == sizeof...(Bs))
inline constexpr bool can_hold<axes<As...>, axes<Bs...>> = (std::is_base_of_v<As, Bs> && ...);

namespace headsup_detail {
/// Whether a tensor or view T can be made from the tensor or view X, if the code says so. For nearly all of them the
/// types say so, and no values are made.
template <class T, class X>
inline constexpr bool is_made_from =
    headsup_calls::accepts<(is_view<T> ? headsup_calls::op::viewed : headsup_calls::op::copied),
                           headsup_calls::no_names, T, X>;
template <class T, class X>
requires(can_hold<typename T::axes, typename X::axes> && std::is_same_v<typename T::scalar, typename X::scalar> &&
         (is_view<T> || !is_view<X>) && !requires { typename T::is_id_of; })
inline constexpr bool is_made_from<T, X> = true;
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
/// Numbers that lie elsewhere: what a range, an array or a pointer holds.
template <class X> struct numbers_in {
  using held = std::remove_cv_t<std::remove_all_extents_t<std::remove_pointer_t<X>>>;
};
template <class X> requires requires(X const& range) { *range.begin(); }
struct numbers_in<X> {
  using held = std::remove_cvref_t<decltype(*std::declval<X const&>().begin())>;
};
}  // namespace headsup_detail

template <class X, class Given>
HEADSUP_HIDDEN inline constexpr headsup_calls::operand_value
    headsup_calls::value_of_object<headsup_detail::numbers_in<X>, Given>{
        headsup_calls::listed<void>::value,
        headsup_calls::kind::other,
        headsup_calls::value_of_number<typename headsup_detail::numbers_in<X>::held>,
        headsup_calls::listed<void>::value,
        false,
        false,
        std::is_array_v<X>};

namespace headsup_rule {
/// HU033: what a tensor or view is given, without a word of its type, is what it is declared as.
template <class Tensor, class X>
struct is_given
    : headsup_calls::refused<headsup_detail::is_view<Tensor> ? headsup_calls::op::viewed : headsup_calls::op::given,
                             headsup_calls::no_names, Tensor, X> {};
template <class Tensor, class X> requires(!requires { typename X::axes; })
struct is_given<Tensor, X> : headsup_calls::refused<headsup_calls::op::given, headsup_calls::no_names, Tensor,
                                                    operand<no_tensor, headsup_detail::numbers_in<X>>> {};
}  // namespace headsup_rule
}  // namespace HEADSUP_NAMESPACE
