#pragma once

#include <headsup/axes/list.hpp>

namespace HEADSUP_NAMESPACE {
/// The axis A of a tensor that has lost the axes Lost: sum, mean, max or take left one number of all their elements,
/// which are separate things. What was pooled over the batch is d_in<3> as before, and no longer one for each example.
template <Axis A, Axis... Lost> struct pooled : A {
  using plain = headsup_detail::plain_axis<A>;
  using lost = axes<Lost...>;
};

namespace headsup_detail {
/// Whether a list of axes has lost some.
template <class List> inline constexpr bool is_pooled = false;
template <class... As> inline constexpr bool is_pooled<axes<As...>> = !(std::is_void_v<typename As::lost> && ...);

template <class A> struct pooling {
  using lost = axes<>;
  using kept = A;
};
template <class A, class... Lost> struct pooling<pooled<A, Lost...>> {
  using lost = axes<Lost...>;
  using kept = A;
};

template <class List> struct lost_of;
template <class... As> struct lost_of<axes<As...>> {
  using type = joined_axes<typename pooling<As>::lost...>;
};

template <class List, class Lost> struct pooled_list;
template <class Lost> struct pooled_list<axes<>, Lost> {
  using type = axes<>;
};
template <class A, class... As> struct pooled_list<axes<A, As...>, axes<>> {
  using type = axes<typename pooling<A>::kept, typename pooling<As>::kept...>;
};
template <class A, class... As, class L, class... Ls> struct pooled_list<axes<A, As...>, axes<L, Ls...>> {
  using type = axes<pooled<typename pooling<A>::kept, L, Ls...>, typename pooling<As>::kept...>;
};

// The lists of lost axes are made only if there are any: nearly all programs pool nothing.
template <bool Pooled, class List, class From, class And> struct kept_lost {
  using type = List;
};
template <class List, class From, class And> struct kept_lost<true, List, From, And> {
  using first = typename lost_of<From>::type;
  using all = joined_axes<first, minus<typename lost_of<And>::type, first>>;
  using type = typename pooled_list<List, minus<all, List>>::type;
};

/// The axes that List has lost, and no longer has.
template <class List> using lost_by = minus<typename lost_of<List>::type, List>;

/// List without what it has lost.
template <class List>
using forget_lost =
    typename std::conditional_t<is_pooled<List>, pooled_list<List, axes<>>, std::type_identity<List>>::type;

/// List, which was computed from tensors over From and And, with what these have lost and it does not have. It stands
/// on the first axis; a number alone has lost everything.
template <class List, class From, class And = axes<>>
using keep_lost = typename kept_lost<is_pooled<From> || is_pooled<And>, List, From, And>::type;

/// List without its axis of role Role, of which one number is left.
template <class List, template <std::size_t> class Role, class Along = axis_of<List, Role>>
using pool_over = typename kept_lost<is_separate<Along> || is_pooled<List>, without<List, Role>, List,
                                     only_if<is_separate<Along>, pooled<Along, plain_axis<Along>>>>::type;
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE
