#pragma once

#include <headsup/tensor/described.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr hint its_shape{"has_shape<X{of_its_axes}>", always, price::rare, says_nothing, true};
inline constexpr operation has_shape{
    .name = "has_shape",
    .form = "(wanted, x)",
    .rules = {is_of_a_shape.or_else("has_shape<decltype(x), ...> of a tensor x"), has_those_axes.or_else(its_shape),
              has_those_sizes.or_else(its_shape), has_those_factors.or_else(its_shape),
              has_those_summands.or_else(its_shape)},
    .is = alike | declares};
}  // namespace headsup_calls::op

namespace headsup_rule {
/// HU033: X is a tensor of the axes Wanted, in their order. What was refused already is not refused again.
template <class X, class Wanted>
struct has_shape : std::conditional_t<is_mistake<typename X::scalar>, all<>,
                                      headsup_calls::refused<headsup_calls::op::has_shape, headsup_calls::no_names,
                                                             operand<Wanted, typename X::scalar>, X>> {};
}  // namespace headsup_rule

/// Whether X, a tensor or view, has these axes in this order: for static_assert. Another shape is an error that shows
/// both.
///
///     static_assert(has_shape<decltype(scores), heads<2>, tokens<6>, keys<6>>);
///
/// Only roles and sizes count, and what an axis was merged from if that is asked for; not that numbers sum to one. For
/// a choice between programs use same_axes<axes_of<X>, axes<...>>, which is false without an error.
///
/// - Errors: another shape, or no tensor: HU033
template <class X, Axis... As>
inline constexpr bool has_shape =
    (static_cast<void>(headsup_diagnostics::check<headsup_rule::has_shape<described<X>, axes<As...>>>()), true);
}  // namespace HEADSUP_NAMESPACE
