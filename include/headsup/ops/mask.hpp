#pragma once

#include <headsup/calls/call.hpp>
#include <headsup/diagnostics/run_time.hpp>
#include <headsup/math/ieee.hpp>
#include <headsup/ops/places.hpp>
#include <headsup/tensor/described.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr rule hides_only_scores = hides_scores.or_else("softmax<{role}>({call}{named}(scores))");
inline constexpr operation mask_future{
    .name = "mask_future",
    .form = "<tokens, keys, N?...>(x, offset-)",
    .rules = {has_axis, are_two, of_floats, keys_are_no_queries, hides_only_scores,
              takes_one_offset.or_else("{call}<{roles}, aligned_to_end>(x) if they are the newest tokens",
                                       is_given_its_offset),
              line_up, beside_keys},
    .is = of_a_table,
    .tensors = 1};
inline constexpr operation future_mask{
    .name = "future_mask",
    .form = "<tokens<N>, keys<N>, N?>()",
    .rules = {sizes_known.or_else("{unknown}<N> with a number"), keys_are_no_queries, beside_keys},
    .is = of_a_table};
}  // namespace headsup_calls::op

namespace headsup_rule {
struct mask_future : row<headsup_calls::op::mask_future> {};
}  // namespace headsup_rule

/// The mask that hides later keys from each query. Query number i is at position i + Offset among the keys; with cached
/// keys the offset is the number of keys before the first query.
///
/// - Errors: an offset that puts a query after the last key: at compile time
template <Axis Query, Axis Key, std::size_t Offset = 0> struct future_mask {
  using query = Query;
  using key = Key;

  using made = headsup_calls::refused<headsup_calls::op::future_mask,
                                      headsup_calls::naming<headsup_calls::roles<>, axes<Query, Key>, Offset>>;
  using checked = decltype(headsup_diagnostics::check<made, made::value>());

  static constexpr std::size_t offset = Offset;

  /// Whether key j is hidden from query i.
  static constexpr bool hides(std::size_t i, std::size_t j) { return j > i + Offset; }

  /// The mask as numbers: true where a key is hidden.
  ///
  /// - Shapes: -> [Query, hides<Key>]
  static constexpr shape_mistake hidden() { return {}; }
  static constexpr auto hidden() requires axes<Query, Key>::fixed
  {
    tensor<bool, Query, headsup::hides<Key>> result(headsup_detail::uninitialized);
    for (std::size_t i = 0; i < Query::size; ++i)
      for (std::size_t j = 0; j < Key::size; ++j) result.data()[i * Key::size + j] = hides(i, j);
    return result;
  }
};

/// Aligns the newest query with the newest key, however many there are of each: decoding with cached keys.
enum class alignment : long long { end = headsup_calls::aligned };
/// mask_future<tokens, keys, aligned_to_end>(scores): the last query is at the last key.
inline constexpr alignment aligned_to_end = alignment::end;

/// Whether X has queries and keys to mask, and their alignment is known: there are as many of each, or an offset gives
/// the position of the first query among the keys.
template <template <std::size_t> class Query, template <std::size_t> class Key, class X,
          auto... Offset> concept can_mask_future =
    headsup_calls::accepts<headsup_calls::op::mask_future,
                           headsup_calls::naming<headsup_calls::roles<Query, Key>, axes<>, Offset...>, described<X>>;

namespace headsup_detail {
/// x with -inf wherever the key is later than the query, which is number i + offset among the keys.
template <template <std::size_t> class Query, template <std::size_t> class Key, Tensor X>
constexpr auto hide_future(X const& x, std::size_t offset) {
  return map_places<Query, Key, forget_numbers<axes_of<X>>>(x, [offset](auto number, std::size_t i, std::size_t j) {
    return j > i + offset ? -headsup_math::infinity<decltype(number)> : number;
  });
}
}  // namespace headsup_detail

/// The causal mask hides the keys later than each query: their scores become -inf, so that softmax gives them weight 0.
///
/// Without Offset the first query is at the first key, and there must be as many of each; with cached keys, Offset is
/// their number, or aligned_to_end if it is known only at run time.
///
/// - Shapes: [A..., Query, Key] -> [A..., Query, Key]
/// - Errors: no axis of one of the roles, numbers that are not floating-point; sizes that differ without an offset, an
///           offset beyond the keys: at compile time, or size_error if the sizes are known only at run time
/// - Source: chapter section 3.5.1: masked_fill(triu(ones, diagonal=1), -inf)
template <template <std::size_t> class Query, template <std::size_t> class Key, std::size_t... Offset, class X>
requires can_mask_future<Query, Key, X, Offset...>
[[nodiscard]] constexpr auto mask_future(X const& x) {
  constexpr std::size_t offset = (Offset + ... + std::size_t{0});
  headsup_calls::must_hold<headsup_calls::op::mask_future,
                           headsup_calls::naming<headsup_calls::roles<Query, Key>, axes<>, Offset...>>(x);
  return headsup_detail::hide_future<Query, Key>(x, offset);
}
template <template <std::size_t> class Query, template <std::size_t> class Key, alignment Aligned, class X>
requires can_mask_future<Query, Key, X, Aligned>
[[nodiscard]] constexpr auto mask_future(X const& x) {
  headsup_calls::must_hold<headsup_calls::op::mask_future,
                           headsup_calls::naming<headsup_calls::roles<Query, Key>, axes<>, Aligned>>(x);
  return headsup_detail::hide_future<Query, Key>(x,
                                                 x.sizes().template of<Key<1>>() - x.sizes().template of<Query<1>>());
}
#define HEADSUP_CALL mask_future
#include <headsup/diagnostics/mixed_calls.inl>
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
