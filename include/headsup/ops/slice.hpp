#pragma once

#include <headsup/calls/call.hpp>
#include <headsup/ops/copied.hpp>

#include <concepts>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
/// The same with a count that only run time knows.
inline constexpr operation slice_some{
    .name = "slice",
    .form = "<role>(x, first, count)",
    .rules = {has_axis, cut_by_name, is_whole_number.in(1).or_else("{call}{named}(x, first, count)"),
              is_whole_number.in(2).or_else("{call}{named}(x, first, count)"), position_in_axis, has_positions},
    .is = any_axis,
    .tensors = 1};
}  // namespace headsup_calls::op

namespace headsup_rule {
struct slice : row<headsup_calls::op::slice, headsup_calls::op::slice_some, headsup_calls::op::slice_some> {};
}  // namespace headsup_rule

/// Whether X has as many positions of To's role as To, from First on, as far as is known at compile time.
template <class X, class To, auto First = 0> concept can_slice =
    headsup_calls::accepts<headsup_calls::op::slice, headsup_calls::naming<headsup_calls::roles<>, axes<To>, First>,
                           described<X>>;

/// Whether X has an axis of the role, from which a run-time number of positions can be taken.
template <template <std::size_t> class Role, class X> concept can_slice_some =
    headsup_calls::accepts<headsup_calls::op::slice_some, headsup_calls::along<Role>, described<X>>;

namespace headsup_detail {
/// `count` positions of To's role from `first` on, which are there.
template <class To, Tensor X> constexpr auto sliced(X const& x, std::size_t first, std::size_t count) {
  using shape = keep_lost<with<axes_of<X>, To>, axes_of<X>>;
  auto const sizes = sizes_from<shape>(extents_from<axes<To>>(axis_size<typename To::role>{count}), x.sizes());
  return copied(x, sizes, first * x.sizes().template stride_of<To>());
}

constexpr bool are_positions(std::size_t first, std::size_t count, std::size_t size) {
  return count <= size && first <= size - count;
}
}  // namespace headsup_detail

/// To's size of consecutive positions, beginning at `first`: slice<tokens<4>>(x, 2) is x[2:6].
///
/// - Shapes: [A..., tokens<6>] -> slice<tokens<4>> -> [A..., tokens<4>]
/// - Errors: no axis of To's role, or To is longer, an id of something else: at compile time; an end outside:
///           argument_error
template <Axis To, class X, class First>
requires can_slice<X, To> && headsup_detail::Whole<headsup_calls::op::slice, headsup_calls::of_axes<To>, X, First>
constexpr auto slice(X const& x, First first) {
  auto const from = static_cast<std::size_t>(first);
  if (!headsup_detail::are_positions(from, To::size, x.sizes().template of<To>()))
    headsup_calls::refuse_numbers<headsup_calls::op::slice, headsup_calls::of_axes<To>>(x, +first);
  return headsup_detail::sliced<To>(x, from, To::size);
}

/// The same for a count known only at run time: slice<tokens>(x, 2, n) is x[2:2+n].
///
/// - Shapes: [A..., Role] -> [A..., Role<dynamic>]
/// - Errors: no axis of that role: at compile time; zero positions: size_error; an end outside: argument_error
template <template <std::size_t> class Role, class X, class First, class Count>
requires can_slice_some<Role, X> &&
         headsup_detail::Whole<headsup_calls::op::slice_some, headsup_calls::along<Role>, X, First, Count>
constexpr auto slice(X const& x, First first, Count count) {
  auto const checked = headsup_detail::checked_size<typename Role<1>::role>(static_cast<std::size_t>(count), "slice");
  auto const from = static_cast<std::size_t>(first);
  if (!headsup_detail::are_positions(from, checked.size, x.sizes().template of<Role<dynamic>>()))
    headsup_calls::refuse_numbers<headsup_calls::op::slice_some, headsup_calls::along<Role>>(x, +first, +count);
  return headsup_detail::sliced<Role<dynamic>>(x, from, checked.size);
}

/// The same for a beginning known at compile time: slice<tokens<4>, 2>(x).
///
/// - Errors: no axis of To's role, an end outside: at compile time
template <Axis To, std::size_t First, class X> requires can_slice<X, To, First>
constexpr auto slice(X const& x) {
  return slice<To>(x, First);
}
#define HEADSUP_CALL slice
#include <headsup/diagnostics/mixed_calls.inl>
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
