#ifndef HEADSUP_OPS_MASK_HPP
#define HEADSUP_OPS_MASK_HPP

#include <headsup/diagnostics/product_mistakes.hpp>
#include <headsup/diagnostics/shape_mistakes.hpp>
#include <headsup/ops/arithmetic.hpp>
#include <headsup/ops/fill.hpp>

#include <limits>

namespace headsup {

/// Which keys a query may not see: those behind it. Query number i stands at place i + Offset among the keys; with cached
/// keys the offset is the number of keys before the first query.
template <Axis Query, Axis Key, std::size_t Offset = 0>
struct future_mask {
  using query = Query;
  using key = Key;

  static constexpr std::size_t offset = Offset;

  /// Whether key j is hidden from query i.
  static constexpr bool hides(std::size_t i, std::size_t j) { return j > i + Offset; }

  /// The mask as numbers: true where a key is hidden.
  ///
  /// Shapes  -> [Query, Key]
  static constexpr tensor<bool, Query, Key> hidden() {
    tensor<bool, Query, Key> result(uninitialized);
    for (std::size_t i = 0; i < Query::size; ++i)
      for (std::size_t j = 0; j < Key::size; ++j) result.data()[i * Key::size + j] = hides(i, j);
    return result;
  }
};

/// x with `number` wherever the mask is true; the mask is repeated along the axes it lacks.
///
/// Shapes  [A...], [B... among A...] -> [A...]; what was known of sums is forgotten
/// Errors  a mask with an axis that x lacks, or of another size: at compile time
template <class X, class Mask>
constexpr auto masked_fill(X const& x, Mask const& mask, auto number) {
  if constexpr (is_mistake<X, Mask>) {
    return shape_mistake{};
  } else if constexpr (!agree<axes_of<Mask>, axes_of<X>>) {
    return diagnostics::refuse<diagnostics::sizes_differ<"masked_fill", axes_of<X>, axes_of<Mask>>>();
  } else if constexpr (!subset<axes_of<Mask>, axes_of<X>>) {
    return diagnostics::refuse<diagnostics::no_subset<"masked_fill", axes_of<X>, axes_of<Mask>>>();
  } else {
    auto const filler = static_cast<scalar_of<X>>(number);
    return combine(x, mask, [filler](auto each, bool hidden) { return hidden ? filler : each; });
  }
}

namespace detail {

/// f(number, place of the query, place of the key) for every number of x.
template <template <std::size_t> class Query, template <std::size_t> class Key, Tensor X, class F>
constexpr auto with_places(X const& x, F f) {
  using shape = forget_sums<axes_of<X>>;
  using query = axis_of<shape, Query>;
  using key = axis_of<shape, Key>;
  using rest = without<without<shape, Query>, Key>;
  tensor_over<scalar_of<X>, shape> result(uninitialized);
  constexpr std::size_t down = stride<query, shape>;
  constexpr std::size_t across = stride<key, shape>;
  constexpr kernels::nest const& nest = nest_over<rest, shape, shape>;
  constexpr kernels::loop const& inner = nest.inner();
  for_each_row(nest, [&](std::size_t first, std::size_t, std::size_t) {
    for (std::size_t each = 0; each < inner.count; ++each)
      for (std::size_t i = 0; i < query::size; ++i)
        for (std::size_t j = 0; j < key::size; ++j) {
          std::size_t const at = first + each * inner.out + i * down + j * across;
          result.data()[at] = f(x.data()[at], i, j);
        }
  });
  return result;
}

}  // namespace detail

/// Hides the keys behind each query: their scores become -inf, so that softmax gives them weight 0.
///
/// Without Offset the first query stands beside the first key, and there must be as many of both; with cached keys,
/// Offset is their number.
///
/// Shapes  [A..., Query, Key] -> [A..., Query, Key]
/// Errors  no axis of one of the roles; sizes that differ without an offset: at compile time
/// Source  chapter section 3.5.1: masked_fill(triu(ones, diagonal=1), -inf)
template <template <std::size_t> class Query, template <std::size_t> class Key, std::size_t... Offset, class X>
constexpr auto mask_future(X const& x) {
  static_assert(sizeof...(Offset) <= 1, "headsup: mask_future takes one offset");
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!has<Query, axes_of<X>>) {
    return diagnostics::refuse<diagnostics::no_such_axis<"mask_future", Query, "x", axes_of<X>>>();
  } else if constexpr (!has<Key, axes_of<X>>) {
    return diagnostics::refuse<diagnostics::no_such_axis<"mask_future", Key, "x", axes_of<X>>>();
  } else if constexpr (same_role<Query<1>, Key<1>>) {
    return diagnostics::refuse<diagnostics::mask_of_one_role<"mask_future", Query>>();
  } else {
    using query = Query<size_of<Query, axes_of<X>>>;
    using key = Key<size_of<Key, axes_of<X>>>;
    if constexpr (sizeof...(Offset) == 0 && query::size != key::size) {
      return diagnostics::refuse<diagnostics::unaligned_mask<"mask_future", query, key>>();
    } else {
      using mask = future_mask<query, key, (Offset + ... + std::size_t{0})>;
      return detail::with_places<Query, Key>(x, [](auto number, std::size_t i, std::size_t j) {
        return mask::hides(i, j) ? -std::numeric_limits<decltype(number)>::infinity() : number;
      });
    }
  }
}

/// x with zeros above the diagonal: what a key behind the query has is gone.
///
/// Shapes  [A..., Query, Key] -> [A..., Query, Key]; diagonal 1 keeps one more key for every query, as torch.tril
/// Errors  no axis of one of the roles: at compile time
template <template <std::size_t> class Query, template <std::size_t> class Key, std::ptrdiff_t Diagonal = 0, class X>
constexpr auto tril(X const& x) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!has<Query, axes_of<X>>) {
    return diagnostics::refuse<diagnostics::no_such_axis<"tril", Query, "x", axes_of<X>>>();
  } else if constexpr (!has<Key, axes_of<X>>) {
    return diagnostics::refuse<diagnostics::no_such_axis<"tril", Key, "x", axes_of<X>>>();
  } else if constexpr (same_role<Query<1>, Key<1>>) {
    return diagnostics::refuse<diagnostics::mask_of_one_role<"tril", Query>>();
  } else {
    return detail::with_places<Query, Key>(x, [](auto number, std::size_t i, std::size_t j) {
      return static_cast<std::ptrdiff_t>(j) <= static_cast<std::ptrdiff_t>(i) + Diagonal ? number : decltype(number){};
    });
  }
}

/// x with zeros below the diagonal, as torch.triu.
///
/// Shapes  [A..., Query, Key] -> [A..., Query, Key]; diagonal 1 takes the diagonal itself away too
/// Errors  no axis of one of the roles: at compile time
template <template <std::size_t> class Query, template <std::size_t> class Key, std::ptrdiff_t Diagonal = 0, class X>
constexpr auto triu(X const& x) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!has<Query, axes_of<X>>) {
    return diagnostics::refuse<diagnostics::no_such_axis<"triu", Query, "x", axes_of<X>>>();
  } else if constexpr (!has<Key, axes_of<X>>) {
    return diagnostics::refuse<diagnostics::no_such_axis<"triu", Key, "x", axes_of<X>>>();
  } else if constexpr (same_role<Query<1>, Key<1>>) {
    return diagnostics::refuse<diagnostics::mask_of_one_role<"triu", Query>>();
  } else {
    return detail::with_places<Query, Key>(x, [](auto number, std::size_t i, std::size_t j) {
      return static_cast<std::ptrdiff_t>(j) >= static_cast<std::ptrdiff_t>(i) + Diagonal ? number : decltype(number){};
    });
  }
}

}  // namespace headsup

#endif
