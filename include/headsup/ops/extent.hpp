#pragma once

#include <headsup/axes/normalized.hpp>
#include <headsup/diagnostics/axis_rules.hpp>
#include <headsup/diagnostics/run_time.hpp>
#include <headsup/ops/rename.hpp>
#include <headsup/tensor/described.hpp>

// Sizes known only at run time: querying them, forgetting them, and fixing them again after a check.

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
/// The axis K, with what A knows about sums along it.
template <class A, class K> struct as_summed {
  using type = K;
};
template <class A, class K> struct as_summed<normalized<A>, K> {
  using type = normalized<typename as_summed<A, K>::type>;
};
template <class A, class K> struct as_summed<normalized_on_average<A>, K> {
  using type = normalized_on_average<typename as_summed<A, K>::type>;
};

template <class A, class... Known> struct expected_axis {
  using type = A;
};
template <class A, class K, class... Known> struct expected_axis<A, K, Known...> {
  using type = typename std::conditional_t<same_role<A, K> && A::size == dynamic, as_summed<A, K>,
                                           expected_axis<A, Known...>>::type;
};
template <class List, class... Known> struct expected;
template <class... As, class... Known> struct expected<axes<As...>, Known...> {
  using type = axes<typename expected_axis<As, Known...>::type...>;
};
}  // namespace headsup_detail

namespace rule {
/// HU003: x has axes of the roles of Known.
template <class Known, class X> struct has_axes_of {
  using list = typename X::axes;
  using missing = minus<Known, list>;
  static constexpr bool value = !std::is_same_v<list, no_tensor> && missing::rank == 0;
  static constexpr words say() {
    words w;
    w << "HU003 expect_size: x ";
    if (std::is_same_v<list, no_tensor>) return w << "is not a tensor; fix: a tensor";
    return w << "has no " << last_axis(missing{}).role << " " << list{} << "; fix: an axis that it has";
  }
};

/// HU004: the message for a size other than the expected one.
constexpr words unexpected(axis_words found, axis_words expected) {
  return words{} << "HU004 expect_size: x has " << found << ", expected " << expected << "; fix: expect_size<" << found
                 << ">(x)";
}

/// HU004: x has the sizes of Known, as far as types know.
template <class Known, class X> struct has_sizes_of {
  using list = typename X::axes;
  static constexpr bool value = agree<Known, list>;
  static constexpr words say() {
    for (axis_words const& each : axis_list(Known{}))
      if (axis_words const found = of_role(list{}, each.role); !may_equal(found.size, each.size))
        return unexpected(found, each);
    return {};
  }
};

/// Stops unless the run-time sizes are the expected ones; HU004.
template <class... Known, class List> constexpr void must_have_sizes_of([[maybe_unused]] extents<List> const& sizes) {
  if constexpr (!List::fixed)
    ((sizes.template of<Known>() == Known::size ? (void)0
                                                : refuse_sizes(unexpected(words_at<Known>(sizes), words_of<Known>))),
     ...);
}

struct extent : call<"extent"> {
  using refused = std::size_t;
  template <template <std::size_t> class Role, class X> struct rules : has_axis<extent, Role, X> {};
};

struct forget_size : call<"forget_size"> {
  template <template <std::size_t> class Role, class X> struct rules : has_axis<forget_size, Role, X> {};
};

struct expect_size : call<"expect_size"> {
  static constexpr words& example(words& w, axis_words axis) { return w << axis; }

  template <AxisList Known, class X>
  struct rules : all<size_written<expect_size, Known>, has_axes_of<Known, X>, has_sizes_of<Known, X>> {};
};
}  // namespace rule

/// Whether X has an axis Role.
template <template <std::size_t> class Role, class X> concept has_axis = rule::extent::rules<Role, described<X>>::value;

/// The size of the axis Role, fixed or dynamic.
///
/// - Errors: no axis of that role: at compile time
template <template <std::size_t> class Role, class X> requires has_axis<Role, X>
constexpr std::size_t extent(X const& x) {
  return x.shape().template of<Role<1>>();
}
#define HEADSUP_CALL extent
#include HEADSUP_OTHER_CALLS

/// The same numbers, with a dynamic size of Role: for functions that take any number of tokens.
///
/// - Shapes: [A..., tokens<6>] -> forget_size<tokens> -> [A..., tokens<dynamic>]; factors are forgotten too
/// - Errors: no axis of that role: at compile time
template <template <std::size_t> class Role, class X> requires has_axis<Role, X>
constexpr auto forget_size(X&& x) {
  using known = typename headsup_detail::as_summed<axis_of<axes_of<X>, Role>, Role<dynamic>>::type;
  using shape = replace<axes_of<X>, Role, axes<known>>;
  return relabel<shape>(static_cast<X&&>(x), in_places<shape>(x.shape()));
}
#define HEADSUP_CALL forget_size
#include HEADSUP_OTHER_CALLS

/// Whether X has axes of the roles of Known, which may have the sizes of Known.
template <class X, class... Known> concept can_expect = rule::expect_size::rules<axes<Known...>, described<X>>::value;

/// The same numbers, with sizes that are fixed from here on: expect_size<tokens<6>>(x).
///
/// - Shapes: [A..., tokens<dynamic>] -> expect_size<tokens<6>> -> [A..., tokens<6>]
/// - Errors: no axis of that role, or a fixed one of another size: at compile time; another size at run time:
///           size_error
template <Axis... Known, class X> requires can_expect<X, Known...>
constexpr auto expect_size(X&& x) {
  using shape = typename headsup_detail::expected<axes_of<X>, Known...>::type;
  rule::must_have_sizes_of<Known...>(x.shape());
  return relabel<shape>(static_cast<X&&>(x), sizes_from<shape>(x.shape()));
}
#define HEADSUP_CALL expect_size
#include HEADSUP_OTHER_CALLS
}  // namespace HEADSUP_NAMESPACE
