#pragma once

#include <headsup/axes/list.hpp>

namespace HEADSUP_NAMESPACE {
/// The axis A of a tensor that has lost the axes Lost: sum, mean, max or take left one number of all their elements,
/// which are separate things. What was pooled over the batch is d_in<3> as before, and no longer one for each example.
template <Axis A, Axis... Lost> struct pooled : A {
  using plain = plain_axis<A>;
  using lost = axes<Lost...>;
};

namespace detail {
template <class List> struct pooling;
template <class... As> struct pooling<axes<As...>> {
  static constexpr bool any = !(std::is_void_v<typename As::lost> && ...);
  using lost =
      decltype((axes<>{} + ... + std::conditional_t<std::is_void_v<typename As::lost>, axes<>, typename As::lost>{}));
};

template <class A> struct without_lost {
  using type = A;
};
template <class A, class... Lost> struct without_lost<pooled<A, Lost...>> {
  using type = A;
};

template <class List, class Lost> struct pooled_list {
  using type = List;
};
template <class... As> struct pooled_list<axes<As...>, axes<>> {
  using type = axes<typename without_lost<As>::type...>;
};
template <class A, class... As, class L, class... Ls> struct pooled_list<axes<A, As...>, axes<L, Ls...>> {
  using type = axes<pooled<typename without_lost<A>::type, L, Ls...>, typename without_lost<As>::type...>;
};
}  // namespace detail

/// Whether a list of axes has lost some.
template <class List> inline constexpr bool is_pooled = detail::pooling<List>::any;

/// The axes that List has lost, and no longer has.
template <class List> using lost_by = minus<typename detail::pooling<List>::lost, List>;

/// List without what it has lost.
template <class List>
using forget_lost =
    typename std::conditional_t<is_pooled<List>, detail::pooled_list<List, axes<>>, std::type_identity<List>>::type;

namespace detail {
template <bool Pooled, class List, class First, class Second> struct kept_lost {
  using type = List;
};
template <class List, class First, class Second> struct kept_lost<true, List, First, Second> {
  using all = decltype(First{} + minus<Second, First>{});
  using type = typename pooled_list<List, minus<all, List>>::type;
};
}  // namespace detail

/// List, which was computed from tensors over From and And, with what these have lost and it does not have. It stands
/// on the first axis; a number alone has lost everything.
template <class List, class From, class And = axes<>>
using keep_lost =
    typename detail::kept_lost<is_pooled<From> || is_pooled<And>, List, typename detail::pooling<From>::lost,
                               typename detail::pooling<And>::lost>::type;

/// List without its axis of role Role, of which one number is left.
template <class List, template <std::size_t> class Role, class Along = axis_of<List, Role>>
using pool_over =
    typename detail::kept_lost<is_separate<Along> || is_pooled<List>, without<List, Role>,
                               typename detail::pooling<List>::lost,
                               std::conditional_t<is_separate<Along>, axes<plain_axis<Along>>, axes<>>>::type;
}  // namespace HEADSUP_NAMESPACE
