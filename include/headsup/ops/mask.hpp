#ifndef HEADSUP_OPS_MASK_HPP
#define HEADSUP_OPS_MASK_HPP

#include <headsup/axes/roles.hpp>
#include <headsup/axes/triangle.hpp>
#include <headsup/diagnostics/product_mistakes.hpp>
#include <headsup/ops/arithmetic.hpp>
#include <headsup/ops/fill.hpp>

#include <limits>

namespace HEADSUP_NAMESPACE {

/// Which keys a query may not see: those behind it. Query number i stands at place i + Offset among the keys; with cached
/// keys the offset is the number of keys before the first query.
///
/// Errors  an offset that puts a query behind the last key: at compile time
template <Axis Query, Axis Key, std::size_t Offset = 0>
struct future_mask {
  using query = Query;
  using key = Key;

  using offset_mistake = diagnostics::offset_beyond_keys<"future_mask", Query, Key, Offset>;
  using checked =
      decltype(diagnostics::check<offset_mistake, !axes<Query, Key>::fixed || (Offset + Query::size <= Key::size)>());
  using size_mistake = diagnostics::written_without_size<"future_mask", axes<Query, Key>>;
  using size_checked = decltype(diagnostics::check<size_mistake, axes<Query, Key>::fixed>());

  static constexpr std::size_t offset = Offset;

  /// Whether key j is hidden from query i.
  static constexpr bool hides(std::size_t i, std::size_t j) { return j > i + Offset; }

  /// The mask as numbers: true where a key is hidden.
  ///
  /// Shapes  -> [Query, Key]
  static constexpr auto hidden() {
    if constexpr (!axes<Query, Key>::fixed) {
      return shape_mistake{};
    } else {
      tensor<bool, Query, Key> result(uninitialized);
      for (std::size_t i = 0; i < Query::size; ++i)
        for (std::size_t j = 0; j < Key::size; ++j) result.data()[i * Key::size + j] = hides(i, j);
      return result;
    }
  }
};

namespace detail {
template <class List>
inline constexpr bool all_hide_future = true;
template <class... As>
inline constexpr bool all_hide_future<axes<As...>> = (hides_future<As> && ...);
}  // namespace detail

namespace detail {
/// Stops if a triangle that hides the future has not as many queries as keys at run time; HU019.
template <class... As>
constexpr void must_line_up([[maybe_unused]] extents<axes<As...>> const& mask) {
  if constexpr (!axes<As...>::fixed) {
    auto one = [&]<class A>(A*) {
      if constexpr (is_upper_triangle<A>) {
        std::size_t const queries = mask.template of<typename A::query>();
        if (queries != 0 && queries != mask.template of<A>())
          diagnostics::refuse_sizes(diagnostics::unaligned(
              "masked_fill", diagnostics::words_at<typename A::query>(mask), diagnostics::words_at<A>(mask), true));
      }
    };
    (one(static_cast<As*>(nullptr)), ...);
  }
}
}  // namespace detail

namespace calls {
struct masked_fill : call<"masked_fill"> {};
}

/// Whether a mask can be laid over X: it is true or false over axes that X has, keys among them if X has keys, and if it
/// is a triangle, it hides what stands behind each query.
template <class X, class Mask>
concept can_fill =
    Tensor<X> && Tensor<Mask> && std::is_same_v<scalar_of<Mask>, bool> && subset<axes_of<Mask>, axes_of<X>> &&
    (has<keys, axes_of<Mask>> || !has<keys, axes_of<X>>) && detail::all_hide_future<axes_of<Mask>>;

/// x with `number` wherever the mask is true; the mask is repeated along the axes it lacks.
///
/// Shapes  [A...], [B... among A...] -> [A...]; what was known of sums is forgotten
/// Errors  a mask with an axis that x lacks, or of another size; one without keys over scores, which would hide all keys
///         from a query; a triangle that hides the past: at compile time
template <class X, class Mask>
constexpr auto masked_fill(X const& x, Mask const& mask, auto number) {
  if constexpr (is_mistake<X, Mask>) {
    return shape_mistake{};
  } else if constexpr (!can_fill<X, Mask>) {
    using mistake = diagnostics::cannot_fill<described<X>, described<Mask>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    auto const filler = static_cast<scalar_of<X>>(number);
    detail::must_line_up(mask.shape());
    return combine<calls::masked_fill, "x", "mask">(x, mask,
                                               [filler](auto each, bool hidden) { return hidden ? filler : each; });
  }
}

namespace detail {

/// f(number, place of the query, place of the key) for every number of x.
template <template <std::size_t> class Query, template <std::size_t> class Key, class Result, Tensor X, class F>
constexpr auto with_places(X const& x, F f) {
  using shape = forget_sums<axes_of<X>>;
  using query = axis_of<shape, Query>;
  using key = axis_of<shape, Key>;
  using rest = without<without<shape, Query>, Key>;
  auto const sizes = in_places<shape>(x.shape());
  auto result = unwritten<scalar_of<X>, Result>(in_places<Result>(x.shape()));
  std::size_t const queries = sizes.template of<query>();
  std::size_t const all_keys = sizes.template of<key>();
  std::size_t const down = sizes.template stride_of<query>();
  std::size_t const across = sizes.template stride_of<key>();
  auto const nest = nest_for(gather<rest>(sizes), sizes, sizes);
  kernels::loop const& inner = nest.inner();
  for_each_row(nest, [&](std::size_t first, std::size_t, std::size_t) {
    for (std::size_t each = 0; each < inner.count; ++each)
      for (std::size_t i = 0; i < queries; ++i)
        for (std::size_t j = 0; j < all_keys; ++j) {
          std::size_t const at = first + each * inner.out + i * down + j * across;
          result.data()[at] = f(x.data()[at], i, j);
        }
  });
  return result;
}

/// x with -inf wherever the key stands behind the query, which is number i + offset among the keys.
template <template <std::size_t> class Query, template <std::size_t> class Key, Tensor X>
constexpr auto hide_future(X const& x, std::size_t offset) {
  return with_places<Query, Key, forget_sums<axes_of<X>>>(x, [offset](auto number, std::size_t i, std::size_t j) {
    return j > i + offset ? -std::numeric_limits<decltype(number)>::infinity() : number;
  });
}

}  // namespace detail

/// Says that the newest query stands beside the newest key, however many of both there are: decoding with cached keys.
enum class alignment { end };
inline constexpr alignment aligned_to_end = alignment::end;

/// Whether X has queries and keys to be masked, and it is known how they line up: there are as many of both, or an
/// offset says where the first query stands among the keys.
template <class X, template <std::size_t> class Query, template <std::size_t> class Key, std::size_t... Offset>
concept can_mask_future =
    Tensor<X> && has<Query, axes_of<X>> && has<Key, axes_of<X>> && !same_role<Query<1>, Key<1>> &&
    !same_role<Query<1>, keys<1>> && sizeof...(Offset) <= 1 &&
    (size_of<Query, axes_of<X>> == dynamic || size_of<Key, axes_of<X>> == dynamic ||
     (sizeof...(Offset) == 0 ? size_of<Query, axes_of<X>> == size_of<Key, axes_of<X>>
                             : size_of<Query, axes_of<X>> + (Offset + ... + 0) <= size_of<Key, axes_of<X>>));

/// Hides the keys behind each query: their scores become -inf, so that softmax gives them weight 0.
///
/// Without Offset the first query stands beside the first key, and there must be as many of both; with cached keys,
/// Offset is their number, or aligned_to_end where only the run time knows it.
///
/// Shapes  [A..., Query, Key] -> [A..., Query, Key]
/// Errors  no axis of one of the roles; sizes that differ without an offset, an offset beyond the keys: at compile time,
///         size_error where the run time knows the sizes
/// Source  chapter section 3.5.1: masked_fill(triu(ones, diagonal=1), -inf)
template <template <std::size_t> class Query, template <std::size_t> class Key, std::size_t... Offset, class X>
constexpr auto mask_future(X const& x) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!can_mask_future<X, Query, Key, Offset...>) {
    using mistake = diagnostics::cannot_mask<"mask_future", Query, Key, described<X>, Offset...>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    constexpr std::size_t offset = (Offset + ... + std::size_t{0});
    if constexpr (!axes_of<X>::fixed) {
      auto const query = diagnostics::words_at<Query<1>>(x.shape());
      auto const key = diagnostics::words_at<Key<1>>(x.shape());
      if (sizeof...(Offset) == 0 && query.size != key.size)
        diagnostics::refuse_sizes(diagnostics::unaligned("mask_future", query, key, true));
      if (query.size + offset > key.size)
        diagnostics::refuse_sizes(diagnostics::beyond_keys("mask_future", query, key, offset));
    }
    return detail::hide_future<Query, Key>(x, offset);
  }
}
template <template <std::size_t> class Query, template <std::size_t> class Key, alignment, class X>
constexpr auto mask_future(X const& x) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!can_mask_future<X, Query, Key, 0>) {
    using mistake = diagnostics::cannot_mask<"mask_future", Query, Key, described<X>, 0>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    auto const query = diagnostics::words_at<Query<1>>(x.shape());
    auto const key = diagnostics::words_at<Key<1>>(x.shape());
    if (query.size > key.size) diagnostics::refuse_sizes(diagnostics::beyond_keys("mask_future", query, key, 0));
    return detail::hide_future<Query, Key>(x, key.size - query.size);
  }
}

/// Whether X has two axes to take a triangle of.
template <class X, template <std::size_t> class Query, template <std::size_t> class Key>
concept has_triangle = Tensor<X> && has<Query, axes_of<X>> && has<Key, axes_of<X>> && !same_role<Query<1>, Key<1>>;

/// x with zeros above the diagonal: what a key behind the query has is gone.
///
/// Shapes  [A..., Query, Key] -> [A..., Query, lower_triangle<Key>]; diagonal 1 keeps one more key for every query, as
///         torch.tril
/// Errors  no axis of one of the roles: at compile time
template <template <std::size_t> class Query, template <std::size_t> class Key, std::ptrdiff_t Diagonal = 0, class X>
constexpr auto tril(X const& x) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!has_triangle<X, Query, Key>) {
    using mistake = diagnostics::cannot_mask<"tril", Query, Key, described<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    using plain = forget_sums<axes_of<X>>;
    using shape = with<plain, lower_triangle<axis_of<plain, Key>, axis_of<plain, Query>, Diagonal>>;
    return detail::with_places<Query, Key, shape>(x, [](auto number, std::size_t i, std::size_t j) {
      return static_cast<std::ptrdiff_t>(j) <= static_cast<std::ptrdiff_t>(i) + Diagonal ? number : decltype(number){};
    });
  }
}

/// x with zeros below the diagonal, as torch.triu.
///
/// Shapes  [A..., Query, Key] -> [A..., Query, upper_triangle<Key>]; diagonal 1 takes the diagonal itself away too
/// Errors  no axis of one of the roles: at compile time
template <template <std::size_t> class Query, template <std::size_t> class Key, std::ptrdiff_t Diagonal = 0, class X>
constexpr auto triu(X const& x) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!has_triangle<X, Query, Key>) {
    using mistake = diagnostics::cannot_mask<"triu", Query, Key, described<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    using plain = forget_sums<axes_of<X>>;
    using shape = with<plain, upper_triangle<axis_of<plain, Key>, axis_of<plain, Query>, Diagonal>>;
    return detail::with_places<Query, Key, shape>(x, [](auto number, std::size_t i, std::size_t j) {
      return static_cast<std::ptrdiff_t>(j) >= static_cast<std::ptrdiff_t>(i) + Diagonal ? number : decltype(number){};
    });
  }
}

}  // namespace HEADSUP_NAMESPACE

#endif
