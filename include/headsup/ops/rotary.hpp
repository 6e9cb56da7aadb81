#ifndef HEADSUP_OPS_ROTARY_HPP
#define HEADSUP_OPS_ROTARY_HPP

#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/rotary_mistakes.hpp>
#include <headsup/ops/arithmetic.hpp>
#include <headsup/ops/merge.hpp>
#include <headsup/ops/split.hpp>
#include <headsup/ops/stack.hpp>
#include <headsup/ops/take.hpp>
#include <headsup/ops/transpose.hpp>

namespace HEADSUP_NAMESPACE {

namespace detail {
template <class A, class Factors = factors_of<A>>
inline constexpr bool in_pairs = false;
template <class A, class F, class G>
inline constexpr bool in_pairs<A, axes<F, G>> =
    (same_axis<F, halves<2>> && has_role<G, pairs>) || (has_role<F, pairs> && same_axis<G, halves<2>>);

template <template <std::size_t> class Role, class Factors>
struct along_factors;
template <template <std::size_t> class Role, class F, class G>
struct along_factors<Role, axes<F, G>> {
  template <std::size_t N>
  using first_role = resized<F, N>;
  template <std::size_t N>
  using second_role = resized<G, N>;

  static constexpr auto split_up(auto const& x) { return split<Role, F, G>(x); }
  static constexpr auto merge_up(auto const& x) { return merge<Role, first_role, second_role>(x); }
};
}  // namespace detail

/// Whether the axis Role of X says how its features pair up: halves<2> and pairs, in either order.
template <class X, template <std::size_t> class Role>
concept can_rotate = FloatTensor<X> && has<Role, axes_of<X>> && detail::in_pairs<axis_of<axes_of<X>, Role>>;

/// Each pair of features turned by a right angle: (a, b) becomes (-b, a).
///
/// Shapes  [A..., merged<Role, halves<2>, pairs>] -> the same
/// Errors  an axis that does not say how its features pair up (assume_factors): at compile time
template <template <std::size_t> class Role, class X>
constexpr auto rotate_half(X const& x) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!can_rotate<X, Role>) {
    using mistake = diagnostics::cannot_rotate<"rotate_half", Role, described<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    using factors = detail::along_factors<Role, factors_of<axis_of<axes_of<X>, Role>>>;
    auto const apart = factors::split_up(x);
    auto const turned = stack<halves>(-take<halves>(apart, 1), take<halves>(apart, 0));
    return factors::merge_up(reorder<forget_sums<axes_of<decltype(apart)>>>(turned));
  }
}

/// Whether X can be turned by Angles, which have an angle for each pair, and no axis that X lacks.
template <class X, class Angles, template <std::size_t> class Role>
concept can_rotate_by =
    can_rotate<X, Role> && FloatTensor<Angles> && has<pairs, axes_of<Angles>> &&
    subset<axes_of<Angles>, decltype(without<axes_of<X>, Role>{} + factors_of<axis_of<axes_of<X>, Role>>{})>;

/// The rotary position embedding: each pair of features turned by its angle, whichever way the pairs are laid out.
///
/// Shapes  [A..., tokens, merged<Role, halves<2>, pairs>], [tokens, pairs] -> the first
/// Errors  an axis that does not say how its features pair up, angles over other axes: at compile time; angles beyond
///         1024 radians: argument_error
/// Source  Su et al., RoFormer, eq. (15)
template <template <std::size_t> class Role, class X, class Angles>
constexpr auto rotary(X const& x, Angles const& angles) {
  if constexpr (is_mistake<X, Angles>) {
    return shape_mistake{};
  } else if constexpr (!can_rotate_by<X, Angles, Role>) {
    using mistake = diagnostics::cannot_rotate_by<Role, described<X>, described<Angles>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    using factors = detail::along_factors<Role, factors_of<axis_of<axes_of<X>, Role>>>;
    auto const apart = factors::split_up(x);
    auto const turned = factors::split_up(rotate_half<Role>(x));
    return factors::merge_up(apart * cos(angles) + turned * sin(angles));
  }
}

}  // namespace HEADSUP_NAMESPACE

#endif
