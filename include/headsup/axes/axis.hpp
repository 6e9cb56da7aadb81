#pragma once

#include <headsup/core/fixed_string.hpp>

#include <concepts>
#include <cstddef>
#include <type_traits>

namespace HEADSUP_NAMESPACE {
/// A size known only at run time: tokens<dynamic>. The compiler still checks its role.
inline constexpr std::size_t dynamic = static_cast<std::size_t>(-1);

namespace headsup_detail {
/// What a mask says where it is true.
enum class polarity : unsigned char { unknown, keeps, hides };
}  // namespace headsup_detail

/// What an axis is for, whatever its size: axes with the same name have the same role.
template <fixed_string Name> struct named_role {
  HEADSUP_HIDDEN static constexpr auto name = Name;
};

/// One direction of a tensor: a role and a size.
///
/// Derive to declare an axis of your own and give it its role, in one line; the compiler then prints `tokens<6>` and
/// nothing else:
///
///     template <std::size_t N> struct tokens : headsup::axis<"tokens", N> {};
///
/// - Errors: a size of zero does not compile
template <fixed_string Name, std::size_t Size> struct axis {
  static_assert(static_cast<bool>(Size),
                "HU001 axis: an axis has a size of at least 1; fix: give it the number of its elements");

  using role = named_role<Name>;
  static constexpr std::size_t size = Size;

  /// The axes that it was merged from; none for a plain axis.
  using factors = void;

  /// The axes that lie in it side by side; none for a plain axis.
  using summands = void;

  /// The axis without what its type knows about the numbers.
  using plain = void;

  /// What a mask over it says.
  static constexpr headsup_detail::polarity mask = headsup_detail::polarity::unknown;

  /// The axes that the tensor has lost; none for a plain axis.
  using lost = void;
};

/// Derive an axis from this too if its elements are separate things, as examples and tokens are, and not parts of one,
/// as features are: what was pooled over all of them does not go back to each unseen.
///
///     template <std::size_t N> struct frames : headsup::axis<"frames", N>, headsup::of_separate_things {};
struct of_separate_things {};

/// A role with its size, such as tokens<6>.
template <class A> concept Axis =
    std::is_base_of_v<axis<A::role::name, A::size>, A> && !std::is_same_v<axis<A::role::name, A::size>, A>;

namespace headsup_detail {
/// Whether A knows more about the numbers than its role and size: sums, zeros, or what it was merged from or made of.
template <class A> inline constexpr bool annotated = !std::is_void_v<typename A::plain>;

/// A's role and size alone: keys<6> for normalized<keys<6>>.
template <class A> using plain_axis = std::conditional_t<annotated<A>, typename A::plain, A>;

/// Whether the elements along A are separate things.
template <class A> inline constexpr bool is_separate = std::is_base_of_v<of_separate_things, A>;
}  // namespace headsup_detail

/// Whether two axes have the same role, whatever their sizes and whatever else they know.
template <class A, class B> inline constexpr bool same_role = std::is_same_v<typename A::role, typename B::role>;

namespace headsup_detail {
/// Whether two sizes are the same, as far as the compiler knows.
constexpr bool may_equal(std::size_t a, std::size_t b) { return a == b || a == dynamic || b == dynamic; }

/// Whether the axis A plays the role that Role names.
template <class A, template <std::size_t> class Role> inline constexpr bool has_role = same_role<A, Role<1>>;

template <class A, std::size_t N> struct sized_to;
template <template <std::size_t> class Role, std::size_t M, std::size_t N> struct sized_to<Role<M>, N> {
  using type = Role<N>;
};

/// The axis that plays A's role at another size: tokens<4> for tokens<6>.
template <class A, std::size_t N> using resized = typename sized_to<A, N>::type;

/// Whether there are axes of A's role at other sizes: not if it was declared as a struct of one size.
template <class A> inline constexpr bool has_other_sizes = annotated<A>;
template <template <auto> class Role, auto N> inline constexpr bool has_other_sizes<Role<N>> = true;
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE
