#pragma once

#include <headsup/axes/normalized.hpp>
#include <headsup/axes/permuted.hpp>

namespace HEADSUP_NAMESPACE {
/// The axis A of a mask that is true where something may be seen: at tokens that are no padding, at scores that count.
/// What layers take as `present`; for masked_fill it is turned by `!`.
///
///     tensor<bool, batch<2>, keeps<tokens<5>>> present = ids != 0;
///
/// Of anything but one axis it is no axis.
template <class A, class... Others> struct keeps {};
template <Axis A> struct keeps<A> : A {
  using plain = headsup_detail::plain_axis<A>;
  static constexpr headsup_detail::polarity mask = headsup_detail::polarity::keeps;
};

/// The axis A of a mask that is true where something is hidden, as that of masked_fill: what `!` makes of keeps.
template <class A, class... Others> struct hides {};
template <Axis A> struct hides<A> : A {
  using plain = headsup_detail::plain_axis<A>;
  static constexpr headsup_detail::polarity mask = headsup_detail::polarity::hides;
};

namespace headsup_detail {
// Numbers that were changed are no mask any more.
template <class A> struct sums<keeps<A>> : sums<A> {};
template <class A> struct sums<hides<A>> : sums<A> {};

/// What a triangle of bools says, if its ones were all true. One that ends beside the diagonal may mean either.
constexpr polarity polarity_of_triangle(bool lower, std::ptrdiff_t diagonal) {
  if (diagonal == (lower ? -1 : 0)) return polarity::unknown;
  return (diagonal < 0) == lower ? polarity::hides : polarity::keeps;
}

/// What the axes of a list say of their mask.
template <class List> inline constexpr polarity said_by_axes = polarity::unknown;
template <class A, class... As>
inline constexpr polarity said_by_axes<axes<A, As...>> =
    A::mask != polarity::unknown ? A::mask : said_by_axes<axes<As...>>;

/// Whether they say it.
template <class List> inline constexpr bool is_said = said_by_axes<List> != polarity::unknown;

template <class A, bool Keeps> struct saying {
  using type = std::conditional_t<Keeps, keeps<A>, hides<A>>;
};
template <class A, class... Lost, bool Keeps> struct saying<pooled<A, Lost...>, Keeps> {
  using type = pooled<typename saying<A, Keeps>::type, Lost...>;
};

/// List, which says on its last axis what its mask is, if that is known and not said yet.
template <class List, polarity Says> struct said {
  using type = List;
};
template <class A, class... As, polarity Says> requires(Says != polarity::unknown && !is_said<axes<A, As...>>)
struct said<axes<A, As...>, Says> {
  using last = typename ends<axes<A, As...>>::last;
  using type = with<axes<A, As...>, typename saying<last, Says == polarity::keeps>::type>;
};

/// What masks say together: what some of them say, if none says the contrary.
constexpr polarity agreed(auto... said) {
  bool const keep = ((said == polarity::keeps) || ...), hide = ((said == polarity::hides) || ...);
  return keep == hide ? polarity::unknown : keep ? polarity::keeps : polarity::hides;
}
/// List, of numbers that stood in tensors over these axes: true for the same as there.
template <class List, class... From> using still_said = typename said<List, agreed(said_by_axes<From>...)>::type;
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE
