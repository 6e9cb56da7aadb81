#ifndef HEADSUP_OPS_EXTENT_HPP
#define HEADSUP_OPS_EXTENT_HPP

#include <headsup/axes/normalized.hpp>
#include <headsup/diagnostics/size_mistakes.hpp>
#include <headsup/ops/rename.hpp>

// Sizes that are known at run time only: asked for, left to the run time, and made known again.

namespace HEADSUP_NAMESPACE {

namespace detail {
/// The axis K, with what A knows of sums along it.
template <class A, class K>
struct as_summed {
  using type = K;
};
template <class A, class K>
struct as_summed<normalized<A>, K> {
  using type = normalized<typename as_summed<A, K>::type>;
};
template <class A, class K>
struct as_summed<normalized_on_average<A>, K> {
  using type = normalized_on_average<typename as_summed<A, K>::type>;
};

template <class A, class... Known>
struct expected_axis {
  using type = A;
};
template <class A, class K, class... Known>
struct expected_axis<A, K, Known...> {
  using type = typename std::conditional_t<same_role<A, K> && A::size == dynamic, as_summed<A, K>,
                                           expected_axis<A, Known...>>::type;
};
template <class List, class... Known>
struct expected;
template <class... As, class... Known>
struct expected<axes<As...>, Known...> {
  using type = axes<typename expected_axis<As, Known...>::type...>;
};
}  // namespace detail

/// Whether X has an axis Role.
template <class X, template <std::size_t> class Role>
concept has_axis = Tensor<X> && has<Role, axes_of<X>>;

/// The size of the axis Role, whether the type knows it or only the run time.
///
/// Errors  no axis of that role: at compile time
template <template <std::size_t> class Role, class X>
constexpr std::size_t extent(X const& x) {
  if constexpr (is_mistake<X>) {
    return 0;
  } else if constexpr (!has_axis<X, Role>) {
    using mistake = diagnostics::no_such_axis<"extent", Role, "x", typename described<X>::axes>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    (void)diagnostics::refuse<mistake>();
    return 0;
  } else {
    return x.shape().template of<Role<1>>();
  }
}

/// The same numbers, with a size of Role that only the run time knows: for functions that take any number of tokens.
///
/// Shapes  [A..., tokens<6>] -> forget_size<tokens> -> [A..., tokens<dynamic>]; factors are forgotten too
/// Errors  no axis of that role: at compile time
template <template <std::size_t> class Role, class X>
constexpr auto forget_size(X&& x) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!has_axis<X, Role>) {
    using mistake = diagnostics::no_such_axis<"forget_size", Role, "x", typename described<X>::axes>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    using known = typename detail::as_summed<axis_of<axes_of<X>, Role>, Role<dynamic>>::type;
    using shape = replace<axes_of<X>, Role, axes<known>>;
    return relabel<shape>(static_cast<X&&>(x), in_places<shape>(x.shape()));
  }
}

/// Whether X has axes of the roles of Known, which are sizes that they may have.
template <class X, class... Known>
concept can_expect = Tensor<X> && axes<Known...>::fixed && ((count_role<Known, axes_of<X>> != 0) && ...) &&
                     agree<axes<Known...>, axes_of<X>>;

/// The same numbers, with sizes that the type knows from here on: expect_size<tokens<6>>(x).
///
/// Shapes  [A..., tokens<dynamic>] -> expect_size<tokens<6>> -> [A..., tokens<6>]
/// Errors  no axis of that role, or one of another size that the type knows: at compile time; another size at run time:
///         size_error
template <Axis... Known, class X>
constexpr auto expect_size(X&& x) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!can_expect<X, Known...>) {
    using mistake = diagnostics::cannot_expect<axes<Known...>, described<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    using shape = typename detail::expected<axes_of<X>, Known...>::type;
    if constexpr (!axes_of<X>::fixed)
      ((x.shape().template of<Known>() == Known::size
            ? (void)0
            : diagnostics::refuse_sizes(
                  diagnostics::unexpected(diagnostics::words_at<Known>(x.shape()), diagnostics::words_of<Known>))),
       ...);
    return relabel<shape>(static_cast<X&&>(x), gather<shape>(x.shape()));
  }
}

}  // namespace HEADSUP_NAMESPACE

#endif
