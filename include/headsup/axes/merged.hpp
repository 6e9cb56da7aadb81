#pragma once

#include <headsup/axes/list.hpp>

namespace HEADSUP_NAMESPACE {
/// The axis A that was made from the axes Fs by merge, outermost first: all_heads<768> of heads<12> and head_dim<64>.
///
/// It plays the role of A everywhere; it can be split back only into the same axes in the same order.
///
/// - Errors: factors that do not multiply to the size of A: at compile time
template <class A, class... Others> struct merged {};
template <Axis A, Axis... Fs> struct merged<A, Fs...> : A {
  static_assert(headsup_detail::may_equal(axes<Fs...>::size, A::size),
                "HU009 merged: the sizes of the factors do not multiply to that of the axis; fix: their product");

  using factors = axes<Fs...>;
  using plain = headsup_detail::plain_axis<A>;
};

namespace headsup_detail {
template <class A, class List> struct merge_of;
template <class A, class... Fs> struct merge_of<A, axes<Fs...>> {
  using type = merged<A, Fs...>;
};

template <class Factors> struct list_of_factors {
  using type = Factors;
};
template <> struct list_of_factors<void> {
  using type = axes<>;
};

/// The same of a list of axes.
template <class A, class List> using merged_from = typename merge_of<A, List>::type;
}  // namespace headsup_detail

/// The axes that A was merged from, or an empty list.
template <class A> using factors_of = typename headsup_detail::list_of_factors<typename A::factors>::type;
}  // namespace HEADSUP_NAMESPACE
