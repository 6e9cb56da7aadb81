#pragma once

#include <headsup/calls/call.hpp>
#include <headsup/ops/take.hpp>

#include <utility>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation scan{
    .name = "scan",
    .form = "<role>(x, state, step)",
    .rules = {has_axis.in(0), is_carried.or_else("{as_tensor}", [](call_value const& c) { return !c.x[1].tensor(); })},
    .is = any_axis | in_sequence,
    .tensors = 2};
/// What a step makes of a state.
inline constexpr operation step_of_scan{
    .name = "scan",
    .form = "<role>(state, result)",
    .rules = {is_a_state.or_else("a step that returns a tensor"),
              has_axes_of_state.or_else("a step that keeps the axes of the state", always, price::remote),
              has_type_of_state},
    .is = declares};
/// The states of two positions.
inline constexpr operation carried{.name = "scan", .form = "(first, another)", .rules = {are_alike}, .is = alike};
}  // namespace headsup_calls::op

namespace headsup_rule {
/// HU029: a step turns a state into a state. A mistake inside the step was already reported there.
template <template <std::size_t> class Role, class X, class State, class Step> struct gives_a_state {
  using part = headsup_detail::tensor_over<typename X::scalar, headsup_detail::pool_over<typename X::axes, Role>>;
  using before = headsup_detail::tensor_over<typename State::scalar, typename State::axes>;
  using result = decltype(std::declval<Step&>()(std::declval<part const&>(), std::declval<before const&>()));
  using kept =
      headsup_calls::refused<headsup_calls::op::step_of_scan, headsup_calls::along<Role>, State, described<result>>;
  static constexpr bool value = !is_mistake<result> && kept::value;
  static constexpr words say() { return std::conditional_t<is_mistake<result>, was_made<kept>, kept>::say(); }
};

struct scan : row<headsup_calls::op::scan> {};
}  // namespace headsup_rule

/// Whether a state can be carried along Role through X: X has the axis, and the state does not, because one state is
/// carried from position to position.
template <template <std::size_t> class Role, class X, class State> concept can_scan =
    headsup_calls::accepts<headsup_calls::op::scan, headsup_calls::along<Role>, described<X>, described<State>>;

/// Carries a state from position to position along Role and keeps every state, as a recurrent network does.
///
/// step(part of x at a position, state) is the next state; the first position is 0.
///
/// - Shapes: [A..., Role], [B...] -> [Role, B...]
/// - Errors: x without Role, a state with Role, a step that changes the axes of the state: at compile time
/// - Source: Elman, Finding Structure in Time; torch.nn.RNN returns the same as its output
template <template <std::size_t> class Role, class X, class State, class Step> requires can_scan<Role, X, State>
constexpr auto scan(X const& x, State const& first, Step step) {
  // A constraint on the step would report a mistake inside it once for every overload tried.
  using mistake = headsup_rule::gives_a_state<Role, described<X>, described<State>, Step>;
  if constexpr (!mistake::value) {
    static_assert(!HEADSUP_MISTAKE(mistake));
    return shape_mistake{};
  } else {
    using list = axes_of<State>;
    using along = Role<size_of<Role, axes_of<X>>>;
    using shape = headsup_detail::joined_axes<axes<along>, headsup_detail::forget_numbers<list>>;
    auto const before_shape = headsup_detail::in_places<headsup_detail::forget_numbers<list>>(first.sizes());
    std::size_t const n = x.sizes().template of<along>();
    std::size_t const size = first.size();
    auto result = headsup_detail::unwritten<scalar_of<State>>(
        headsup_detail::sizes_from<shape>(headsup_detail::sizes_from<axes<along>>(x.sizes()), before_shape));
    auto keep = [&](std::size_t position, auto const& now) {
      headsup_calls::must_hold<headsup_calls::op::carried>(first, now);
      for (std::size_t i = 0; i < size; ++i) result.data()[position * size + i] = now.data()[i];
    };
    keep(0, step(take<Role>(x, 0), first));
    for (std::size_t position = 1; position < n; ++position) {
      scalar_of<State> const* const last = result.data() + (position - 1) * size;
      auto const before = headsup_detail::view_at(last, before_shape);
      keep(position, step(take<Role>(x, position), before));
    }
    return result;
  }
}
#define HEADSUP_CALL scan
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
