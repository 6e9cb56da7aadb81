#pragma once

#include <headsup/ops/mask.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation mask_distant{
    .name = "mask_distant",
    .form = "<tokens, keys, N?...>(x, offset-)",
    .rules = {has_axis, are_two, of_floats, keys_are_no_queries, hides_only_scores,
              names_a_window.or_else("{call}<{first}, {role}, 3>(x), where each query sees 3 keys"), takes_one_offset,
              line_up, beside_keys},
    .is = of_a_table | has_window,
    .tensors = 1};
}  // namespace headsup_calls::op

/// A window of N tokens with the one that looks: what windows of headsup count.
template <std::size_t N> inline constexpr std::size_t sees = N;
/// A window of N tokens before the one that looks, which is not counted: FlashAttention's window_size=(N, 0).
template <std::size_t N> inline constexpr std::size_t looks_back = N + 1;

namespace headsup_rule {
struct mask_distant : row<headsup_calls::op::mask_distant> {};
}  // namespace headsup_rule

/// Whether X has queries and keys to mask, their alignment is known as for mask_future, and the window is not empty.
template <template <std::size_t> class Query, template <std::size_t> class Key, class X,
          auto... Numbers> concept can_mask_distant =
    headsup_calls::accepts<headsup_calls::op::mask_distant,
                           headsup_calls::naming<headsup_calls::roles<Query, Key>, axes<>, Numbers...>, described<X>>;

namespace headsup_detail {
/// x with -inf wherever the key is `window` positions away from the query, which is number i + offset, or farther.
template <template <std::size_t> class Query, template <std::size_t> class Key, Tensor X>
constexpr auto hide_distant(X const& x, std::size_t window, std::size_t offset) {
  return map_places<Query, Key, forget_numbers<axes_of<X>>>(x, [=](auto number, std::size_t i, std::size_t j) {
    std::size_t const place = i + offset;
    return (j < place ? place - j : j - place) >= window ? -headsup_math::infinity<decltype(number)> : number;
  });
}
}  // namespace headsup_detail

/// Hides the keys that are Window positions away from each query, or farther. With mask_future, each query sees itself
/// and the Window - 1 keys before it: sliding-window attention. Alone, it also sees as many after it. The unit can be
/// said: sees<3> is 3, and looks_back<2> too.
///
/// Offset and aligned_to_end as for mask_future.
///
/// - Shapes: [A..., Query, Key] -> [A..., Query, Key]
/// - Errors: as mask_future; no window, or an empty one: at compile time
/// - Source: Beltagy et al., Longformer, section 3.1; Jiang et al., Mistral 7B, section 2
template <template <std::size_t> class Query, template <std::size_t> class Key, std::size_t Window,
          std::size_t... Offset, class X>
requires can_mask_distant<Query, Key, X, Window, Offset...>
[[nodiscard]] constexpr auto mask_distant(X const& x) {
  constexpr std::size_t offset = (Offset + ... + std::size_t{0});
  headsup_calls::must_hold<headsup_calls::op::mask_distant,
                           headsup_calls::naming<headsup_calls::roles<Query, Key>, axes<>, Window, Offset...>>(x);
  return headsup_detail::hide_distant<Query, Key>(x, Window, offset);
}
template <template <std::size_t> class Query, template <std::size_t> class Key, std::size_t Window, alignment Aligned,
          class X>
requires can_mask_distant<Query, Key, X, Window, Aligned>
[[nodiscard]] constexpr auto mask_distant(X const& x) {
  headsup_calls::must_hold<headsup_calls::op::mask_distant,
                           headsup_calls::naming<headsup_calls::roles<Query, Key>, axes<>, Window, Aligned>>(x);
  return headsup_detail::hide_distant<Query, Key>(x, Window,
                                                  x.sizes().template of<Key<1>>() - x.sizes().template of<Query<1>>());
}
#define HEADSUP_CALL mask_distant
#include <headsup/diagnostics/mixed_calls.inl>
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
