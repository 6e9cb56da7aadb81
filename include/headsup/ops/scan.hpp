#ifndef HEADSUP_OPS_SCAN_HPP
#define HEADSUP_OPS_SCAN_HPP

#include <headsup/diagnostics/scan_mistakes.hpp>
#include <headsup/ops/take.hpp>

#include <utility>

namespace HEADSUP_NAMESPACE {

namespace detail {
template <template <std::size_t> class Role, class X, class State, class Step>
struct step_of {
  using type = decltype(std::declval<Step&>()(take<Role>(std::declval<X const&>(), 0), std::declval<State const&>()));
};

template <class Next, class State>
inline constexpr bool gives_state = false;
template <class Next, class State>
  requires(Tensor<Next> && Tensor<State>)
inline constexpr bool gives_state<Next, State> =
    same_axes<axes_of<Next>, axes_of<State>> && std::is_same_v<scalar_of<Next>, scalar_of<State>>;
}  // namespace detail

/// Whether a state can be carried along Role through X: X has the axis, and the state has not, because there is one state
/// that goes from position to position.
template <template <std::size_t> class Role, class X, class State>
concept can_scan = Tensor<X> && Tensor<State> && has<Role, axes_of<X>> && !has<Role, axes_of<State>>;

/// Carries a state from position to position along Role and keeps every one: what a recurrent network does.
///
/// step(part of x at a position, state) is the next state; the first position is 0.
///
/// Shapes  [A..., Role], [B...] -> [Role, B...]
/// Errors  x without Role, a state with Role, a step that changes the axes of the state: at compile time
/// Source  Elman, Finding Structure in Time; torch.nn.RNN returns the same as its output
template <template <std::size_t> class Role, class X, class State, class Step>
constexpr auto scan(X const& x, State const& first, Step step) {
  if constexpr (is_mistake<X, State>) {
    return shape_mistake{};
  } else if constexpr (!can_scan<Role, X, State>) {
    using mistake = diagnostics::cannot_scan<Role, described<X>, described<State>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    using next = typename detail::step_of<Role, X, State, Step>::type;
    if constexpr (is_mistake<next>) {
      return shape_mistake{};
    } else if constexpr (!detail::gives_state<next, State>) {
      using mistake = diagnostics::step_changes<Role, described<State>, described<next>>;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      return diagnostics::refuse<mistake>();
    } else {
      using list = axes_of<State>;
      using along = Role<size_of<Role, axes_of<X>>>;
      using shape = decltype(axes<along>{} + forget_sums<list>{});
      auto const before_shape = in_places<forget_sums<list>>(first.shape());
      std::size_t const n = x.shape().template of<along>();
      std::size_t const size = first.size();
      auto result =
          detail::unwritten<scalar_of<State>, shape>(gather<shape>(gather<axes<along>>(x.shape()), before_shape));
      auto keep = [&](std::size_t position, auto const& now) {
        diagnostics::must_be_alike<"scan">(first.shape(), now.shape());
        for (std::size_t i = 0; i < size; ++i) result.data()[position * size + i] = now.data()[i];
      };
      keep(0, step(take<Role>(x, 0), first));
      for (std::size_t position = 1; position < n; ++position) {
        scalar_of<State> const* const last = result.data() + (position - 1) * size;
        auto const before = detail::view_at(last, before_shape);
        keep(position, step(take<Role>(x, position), before));
      }
      return result;
    }
  }
}

}  // namespace HEADSUP_NAMESPACE

#endif
