#pragma once

#include <headsup/axes/pooled.hpp>

namespace HEADSUP_NAMESPACE {
/// The axis A along which the numbers are known to sum to one: the result of softmax<keys> for keys<6>.
template <class A, class... Others> struct normalized {};
template <Axis A> struct normalized<A> : A {
  using plain = headsup_detail::plain_axis<A>;
};

/// The axis A along which the numbers sum to one only on average: attention weights after dropout.
template <Axis A> struct normalized_on_average : A {
  using plain = headsup_detail::plain_axis<A>;
};

namespace headsup_detail {
/// The axis A of values that were multiplied by weights, which sum to one along it.
template <Axis A> struct weighed : A {
  using plain = plain_axis<A>;
};

template <class A> struct sums {
  using unknown = A;
  using after_dropout = A;
  using normal = normalized<A>;
  static constexpr bool to_one = false;
};
template <class A> struct sums<normalized<A>> {
  using unknown = A;
  using after_dropout = normalized_on_average<A>;
  using normal = normalized<A>;
  static constexpr bool to_one = true;
};
template <class A> struct sums<normalized_on_average<A>> {
  using unknown = A;
  using after_dropout = normalized_on_average<A>;
  using normal = normalized<A>;
  static constexpr bool to_one = true;
};
template <class A> struct sums<weighed<A>> : sums<A> {};
// What is lost stays outermost.
template <class A, class... Lost> struct sums<pooled<A, Lost...>> {
  using unknown = pooled<typename sums<A>::unknown, Lost...>;
  using after_dropout = pooled<typename sums<A>::after_dropout, Lost...>;
  using normal = pooled<typename sums<A>::normal, Lost...>;
  static constexpr bool to_one = sums<A>::to_one;
};

template <class List> struct sums_of_list;
template <class... As> struct sums_of_list<axes<As...>> {
  using unknown = axes<typename sums<As>::unknown...>;
  using after_dropout = axes<typename sums<As>::after_dropout...>;
  using alone = axes<std::conditional_t<sums<As>::to_one, As, typename sums<As>::unknown>...>;
};

template <class List, template <std::size_t> class Role> struct normalized_list;
template <class... As, template <std::size_t> class Role> struct normalized_list<axes<As...>, Role> {
  using type = axes<std::conditional_t<has_role<As, Role>, typename sums<As>::normal, As>...>;
};
}  // namespace headsup_detail

/// Whether the numbers along A are known to sum to one, exactly or on average.
template <class A> inline constexpr bool sums_to_one = headsup_detail::sums<A>::to_one;

namespace headsup_detail {
/// Whether they are known to do so on average alone.
template <class A>
inline constexpr bool sums_on_average = sums_to_one<A> && std::is_same_v<typename sums<A>::after_dropout, A>;

/// Whether numbers along A were multiplied by weights.
template <class A> inline constexpr bool is_weighed = false;
template <class A> inline constexpr bool is_weighed<weighed<A>> = true;
template <class A, class... Lost> inline constexpr bool is_weighed<pooled<A, Lost...>> = is_weighed<A>;

/// Whether numbers over a list of axes are weights along one of them.
template <class List> inline constexpr bool are_weights = false;
template <class... As> inline constexpr bool are_weights<axes<As...>> = (sums_to_one<As> || ...);

/// A or a list without what is known about sums: the axes of a tensor whose numbers were changed individually.
template <class A> using forget_sum = typename sums<A>::unknown;
template <class List> using forget_numbers = typename sums_of_list<List>::unknown;

/// List of which only the sums are known.
template <class List> using only_sums = typename sums_of_list<List>::alone;

/// List where the sums are known only on average.
template <class List> using sums_after_dropout = typename sums_of_list<List>::after_dropout;

/// List where the numbers along Role are known to sum to one, and nothing is known about other sums.
template <class List, template <std::size_t> class Role>
using normalize_along = typename normalized_list<forget_numbers<List>, Role>::type;
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE
