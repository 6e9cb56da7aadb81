#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/agreement_rules.hpp>
#include <headsup/diagnostics/broadcast_rules.hpp>
#include <headsup/diagnostics/number_rules.hpp>
#include <headsup/ops/arithmetic.hpp>
#include <headsup/ops/merge.hpp>
#include <headsup/ops/split.hpp>
#include <headsup/ops/stack.hpp>
#include <headsup/ops/take.hpp>
#include <headsup/ops/transpose.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
template <class A, class Factors = factors_of<A>> inline constexpr bool in_pairs = false;
template <class A, class F, class G>
inline constexpr bool in_pairs<A, axes<F, G>> =
    (same_axis<F, halves<2>> && has_role<G, pairs>) || (has_role<F, pairs> && same_axis<G, halves<2>>);

template <template <std::size_t> class Role, class Factors> struct along_factors;
template <template <std::size_t> class Role, class F, class G> struct along_factors<Role, axes<F, G>> {
  template <std::size_t N> using first_role = resized<F, N>;
  template <std::size_t N> using second_role = resized<G, N>;

  static constexpr auto split_up(auto const& x) { return split<Role, F, G>(x); }
  static constexpr auto merge_up(auto const& x) { return merge<Role, first_role, second_role>(x); }
};
}  // namespace headsup_detail

namespace rule {
/// HU034: the type says which features along Role are a pair: halves<2> and pairs, in either order.
template <class Call, template <std::size_t> class Role, class X> struct has_pairs {
  using along = axis_of<typename X::axes, Role>;
  static constexpr bool value = headsup::headsup_detail::in_pairs<along>;
  static constexpr words say() {
    constexpr bool merged_otherwise = factors_of<along>::rank != 0;
    words w;
    w << "HU034 " << Call::name << ": " << words_of<along>;
    if (merged_otherwise) w << ", merged from " << factors_of<along>{} << ",";
    w << " does not say which features form a pair; fix: assume_factors<" << role_words<Role> << ", ";
    if (along::size % 2 != 0) return w << "halves<2>, pairs<...>> of an even number of features";
    if (merged_otherwise) w << "...>(forget_factors<" << role_words<Role> << ">(x)), halves<2> and ";
    else w << "halves<2>, ";
    w << axis_words{"pairs", along::size / 2};
    return w << (merged_otherwise ? " in the order of the model" : ">(x)");
  }
};

/// The axes of X with Role split into halves and pairs.
template <template <std::size_t> class Role, class X>
using in_factors = joined_axes<without<typename X::axes, Role>, factors_of<axis_of<typename X::axes, Role>>>;

/// HU003: there is an angle for each pair. Angles that have only axes of x are the same for all pairs.
template <class Call, template <std::size_t> class Role, class X, class Angles>
struct has_angles_of_pairs : has_axis<Call, pairs, Angles, "angles", void, in_factors<Role, X>> {
  using list = typename Angles::axes;
  using features = in_factors<Role, X>;
  static constexpr words say() {
    if constexpr (std::is_same_v<list, no_tensor> || minus<list, features>::rank != 0)
      return has_angles_of_pairs::has_axis::say();
    return words{} << "HU003 rotary<pairs>: angles has no pairs " << list{} << "; fix: expand<"
                   << axis_words{"pairs", size_of<pairs, features>} << ">(angles) if all pairs turn alike";
  }
};

/// HU004 or HU030: angles and features share axes only of the same size.
template <class Call, template <std::size_t> class Role, class X, class Angles>
struct agree_with_angles : agree_on_axes<Call, in_factors<Role, X>, typename Angles::axes, "x", "angles"> {};

/// HU008: the angles have no axis that the features lack.
template <class Call, template <std::size_t> class Role, class X, class Angles>
struct has_axes_of_angles : holds_axes_of<Call, in_factors<Role, X>, typename Angles::axes, "x", "angles"> {};

/// HU061: features are turned by the position of their token, and by the same angle in every head.
template <class X, class Angles> struct turns_by_position {
  using list = typename Angles::axes;
  static constexpr bool value = !has<heads, list> && !has<kv_heads, list>;
  static constexpr words say() {
    axis_words const places = of_role(typename X::axes{}, "keys").size != 0 ? of_role(typename X::axes{}, "keys")
                                                                            : of_role(typename X::axes{}, "tokens");
    words w;
    w << "HU061 rotary: the angles " << list{} << " would turn each head by another angle; fix: ";
    if (places.size == 0) return w << "angles without heads";
    return w << "angles from arange<float, " << places << ">()";
  }
};

/// Operations that rotate pairs of features along Role.
template <fixed_string Name, fixed_string Arguments = "(x)"> struct turning : call<Name, Arguments> {
  // Angles that lack pairs have them under another name.
  template <template <std::size_t> class Role> static constexpr bool any_role = !same_role<Role<1>, pairs<1>>;

  template <template <std::size_t> class Role, class X>
  struct rules : all<has_axis<turning, Role, X>, of_floats<turning, X>, has_pairs<turning, Role, X>> {};
};

struct rotate_half : turning<"rotate_half"> {};

struct rotary : turning<"rotary", "(x, angles)"> {
  template <template <std::size_t> class Role, class X, class Angles>
  struct rules : all<turning::rules<Role, X>, has_angles_of_pairs<rotary, Role, X, Angles>,
                     of_floats<rotary, Angles, "angles">, agree_with_angles<rotary, Role, X, Angles>,
                     has_axes_of_angles<rotary, Role, X, Angles>, turns_by_position<X, Angles>> {};
};
}  // namespace rule

/// Whether the axis Role of X says how its features pair up: halves<2> and pairs, in either order.
template <template <std::size_t> class Role, class X> concept can_rotate =
    rule::rotate_half::rules<Role, described<X>>::value;

/// Each pair of features rotated by a right angle: (a, b) becomes (-b, a).
///
/// - Shapes: [A..., merged<Role, halves<2>, pairs>] -> the same
/// - Errors: an axis that does not say how its features pair up (assume_factors): at compile time
template <template <std::size_t> class Role, class X> requires can_rotate<Role, X>
constexpr auto rotate_half(X const& x) {
  using factors = headsup_detail::along_factors<Role, factors_of<axis_of<axes_of<X>, Role>>>;
  auto const apart = factors::split_up(x);
  auto const turned = stack<halves>(-take<halves>(apart, 1), take<halves>(apart, 0));
  return factors::merge_up(reorder<forget_sums<axes_of<decltype(apart)>>>(turned));
}
#define HEADSUP_CALL rotate_half
#include HEADSUP_OTHER_CALLS

/// Whether X can be rotated by Angles, which have an angle for each pair, and no axis that X lacks.
template <template <std::size_t> class Role, class X, class Angles> concept can_rotate_by =
    rule::rotary::rules<Role, described<X>, described<Angles>>::value;

/// The rotary position embedding: each pair of features rotated by its angle, in either layout of pairs.
///
/// - Shapes: [A..., tokens, merged<Role, halves<2>, pairs>], [tokens, pairs] -> the first
/// - Errors: an axis that does not say how its features pair up, angles over other axes: at compile time; angles beyond
///           1024 radians: argument_error
/// - Source: Su et al., RoFormer, eq. (15)
template <template <std::size_t> class Role, class X, class Angles> requires can_rotate_by<Role, X, Angles>
constexpr auto rotary(X const& x, Angles const& angles) {
  using factors = headsup_detail::along_factors<Role, factors_of<axis_of<axes_of<X>, Role>>>;
  auto const apart = factors::split_up(x);
  auto const turned = factors::split_up(rotate_half<Role>(x));
  return factors::merge_up(apart * cos(angles) + turned * sin(angles));
}
#define HEADSUP_CALL rotary
#include HEADSUP_OTHER_CALLS
}  // namespace HEADSUP_NAMESPACE
