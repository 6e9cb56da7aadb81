#pragma once

#include <headsup/axes/permuted.hpp>
#include <headsup/axes/triangle.hpp>

namespace HEADSUP_NAMESPACE {
/// The axis A of a mask that is true where something may be seen: at tokens that are no padding, at scores that count.
/// What layers take as `present`; for masked_fill it is turned by `!`.
///
///     tensor<bool, batch<2>, keeps<tokens<5>>> present = ids != 0;
template <Axis A> struct keeps : A {
  using plain = headsup_detail::plain_axis<A>;
};

/// The axis A of a mask that is true where something is hidden, as that of masked_fill: what `!` makes of keeps.
template <Axis A> struct hides : A {
  using plain = headsup_detail::plain_axis<A>;
};

namespace headsup_detail {
/// What a mask says where it is true.
enum class polarity : unsigned char { unknown, keeps, hides };

/// What the type of an axis says of it.
template <class A> inline constexpr polarity polarity_of_axis = polarity::unknown;
template <class A> inline constexpr polarity polarity_of_axis<keeps<A>> = polarity::keeps;
template <class A> inline constexpr polarity polarity_of_axis<hides<A>> = polarity::hides;
template <class A, class... Lost> inline constexpr polarity polarity_of_axis<pooled<A, Lost...>> = polarity_of_axis<A>;

/// What a triangle of bools says, if its ones were all true. One that ends beside the diagonal may mean either.
constexpr polarity polarity_of_triangle(bool lower, std::ptrdiff_t diagonal) {
  if (diagonal == (lower ? -1 : 0)) return polarity::unknown;
  return (diagonal < 0) == lower ? polarity::hides : polarity::keeps;
}

// Numbers that were changed are no mask any more; those of another type are, and `!` turns it.
template <class A> struct sums<keeps<A>> : sums<A> {};
template <class A> struct sums<hides<A>> : sums<A> {};
template <class A> struct triangle<keeps<A>> : triangle<A> {
  using kept = keeps<typename triangle<A>::kept>;
  using opposite = hides<typename triangle<A>::opposite>;
};
template <class A> struct triangle<hides<A>> : triangle<A> {
  using kept = hides<typename triangle<A>::kept>;
  using opposite = keeps<typename triangle<A>::opposite>;
};

/// Whether a list of axes says what its mask is; and what, also if it only is a triangle over keys.
template <class List> inline constexpr bool is_said = false;
template <class... As>
inline constexpr bool is_said<axes<As...>> = ((polarity_of_axis<As> != polarity::unknown) || ...);

template <class A> constexpr polarity polarity_by_triangle() {
  if constexpr (triangle<A>::lower || triangle<A>::upper)
    if (std::is_same_v<typename A::role, role<"keys">>) return polarity_of_triangle(triangle<A>::lower, A::diagonal);
  return polarity::unknown;
}
template <class List> inline constexpr polarity polarity_of_mask = polarity::unknown;
template <class... As>
inline constexpr polarity polarity_of_mask<axes<As...>> = [] {
  polarity const all[] = {polarity_of_axis<As>..., polarity_by_triangle<As>()..., polarity::unknown};
  for (polarity each : all)
    if (each != polarity::unknown) return each;
  return polarity::unknown;
}();

template <class A, polarity Says> struct saying {
  using type = std::conditional_t<Says == polarity::keeps, keeps<A>, hides<A>>;
};
template <class A, class... Lost, polarity Says> struct saying<pooled<A, Lost...>, Says> {
  using type = pooled<typename saying<A, Says>::type, Lost...>;
};

template <class List, polarity Says> struct said_on_last {
  using type = List;
};
template <class A, class... As, polarity Says> requires(Says != polarity::unknown && !is_said<axes<A, As...>>)
struct said_on_last<axes<A, As...>, Says> {
  using type = with<axes<A, As...>, typename saying<typename ends<axes<A, As...>>::last, Says>::type>;
};

/// List, which says on its last axis what its mask is, if that is known and not said yet.
template <class List, polarity Says> using said = typename said_on_last<List, Says>::type;
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE
