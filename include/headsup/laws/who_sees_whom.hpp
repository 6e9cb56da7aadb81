#pragma once

#include <headsup/laws/compare.hpp>
#include <headsup/laws/hold.hpp>
#include <headsup/laws/law.hpp>
#include <headsup/laws/numbers.hpp>

HEADSUP_OWN_NAMES_BEGIN
namespace HEADSUP_NAMESPACE::laws {
/// Positions of the input, beside those of the result that see them.
template <std::size_t N> struct seen : axis<"seen", N>, of_separate_things {};

namespace headsup_detail {
template <template <std::size_t> class Role, class... Xs> constexpr std::size_t count_among(Xs const&... xs) {
  std::size_t found = 0;
  [[maybe_unused]] auto look = [&found]<class X>(X const& x) {
    if constexpr (size_in<Role, X> != 0)
      if (found == 0) found = along<Role>(x).count;
  };
  (look(xs), ...);
  return found;
}

/// Whether a result Y has Out, and inputs have positions of the other axis, so that one can be asked who sees whom.
template <template <std::size_t> class Out, std::size_t Count, class Y>
inline constexpr bool has_axes = headsup::headsup_detail::has<Out, axes_of<Y>> && Count != 0;
template <template <std::size_t> class Out, template <std::size_t> class In, class Y>
constexpr finding lacks_axes(char const* asked) {
  if constexpr (headsup::headsup_detail::has<Out, axes_of<Y>>) return none_has<In>(asked);
  else return lacks<Out, Y>(asked, "the result");
}

/// How much `base` changes at each position of Out where another run has other numbers at one of `count` positions.
template <template <std::size_t> class Out, std::size_t Count, Tensor Y, class Run>
constexpr auto changes(Y const& base, std::size_t count, Run const& run) {
  auto const rows = along<Out>(base);
  auto result = headsup::headsup_detail::unwritten<float>(
      headsup::headsup_detail::extents_from<axes<Out<size_of<Out, axes_of<Y>>>, seen<Count>>>(
          axis_size<typename Out<1>::role>{rows.count}, axis_size<typename seen<1>::role>{count}));
  for (std::size_t i = 0; i < result.size(); ++i) result.data()[i] = 0;
  for (std::size_t p = 0; p < count; ++p) {
    // Clang shows this line where the steps of a constant are too many.
    auto const& other = run(p);  // too much for one constant? laws::causal<layer, x>(), or at run time
    std::size_t at = 0;
    for (std::size_t i = 0; i < rows.before; ++i)
      for (std::size_t row = 0; row < rows.count; ++row) {
        float& most = result.data()[row * count + p];
        for (std::size_t k = 0; k < rows.apart; ++k, ++at) {
          float const by = change(static_cast<float>(base.data()[at]), static_cast<float>(other.data()[at]));
          if (most == most && !(by <= most)) most = by;
        }
      }
  }
  return result;
}
}  // namespace headsup_detail

namespace headsup_rule {
inline constexpr headsup_calls::operation row_of_who_sees_whom =
    headsup_calls::law("who_sees_whom", "<role>(layer, x...)");
struct who_sees_whom : law<row_of_who_sees_whom> {
  using refused = shape_mistake;
};
}  // namespace headsup_rule

/// How much the result of f(x...) changes at each position of Out, at most, with other numbers at each position of In
/// of the inputs: 0 where one does not see the other. Inputs without In, and masks, stay.
///
/// - Shapes: [..., In<N>, ...]... -> f -> [..., Out<M>, ...]; the table is [Out<M>, seen<N>]
/// - Errors: HU072, a result without Out, or inputs without In: at compile time
template <template <std::size_t> class Out, template <std::size_t> class In = Out, class F, class... Xs>
requires headsup_detail::Asks<F, Xs...>
constexpr auto who_sees_whom(F const& f, Xs const&... xs) {
  using result = std::remove_cvref_t<decltype(f(xs...))>;
  constexpr std::size_t size = headsup_detail::size_among<In, Xs...>();
  if constexpr (is_mistake<result>) {
    return shape_mistake{};
  } else if constexpr (!headsup_detail::has_axes<Out, size, result>) {
    return headsup_diagnostics::check<
        headsup_detail::broken_law<headsup_detail::lacks_axes<Out, In, result>("who_sees_whom")>>();
  } else {
    return headsup_detail::changes<Out, size>(f(xs...), headsup_detail::count_among<In>(xs...),
                                              [&](std::size_t p) { return f(headsup_detail::changed<In>(xs, p)...); });
  }
}
#define HEADSUP_CALL who_sees_whom
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE::laws
HEADSUP_OWN_NAMES_END
