#pragma once

#include <headsup/ops/mask.hpp>

namespace HEADSUP_NAMESPACE {
namespace rule {
/// HU051, HU019 or HU036: the call names a window, and queries and keys are aligned as for mask_future.
template <class Call, template <std::size_t> class Query, template <std::size_t> class Key, class X, class... Numbers>
struct has_window {
  static constexpr bool value = false;
  static constexpr words say() {
    return words{} << "HU051 " << Call::name << ": names no window of one key or more; fix: " << Call::name << "<"
                   << role_words<Query> << ", " << role_words<Key> << ", 3>(x), where each query sees 3 keys";
  }
};
template <class Call, template <std::size_t> class Query, template <std::size_t> class Key, class X, auto Window,
          class... Offsets>
requires(Window != 0)
struct has_window<Call, Query, Key, X, number<Window>, Offsets...> {
  using places = has_places<Call, Query, Key, X, Offsets...>;
  static constexpr bool value = places::value;
  static constexpr words say() {
    constexpr axis_words query = words_of<axis_of<typename X::axes, Query>>;
    constexpr axis_words key = words_of<axis_of<typename X::axes, Key>>;
    if constexpr (sizeof...(Offsets) == 0) return unaligned(Call::name, query, key, false, Window);
    else if constexpr (sizeof...(Offsets) == 1)
      return beyond_keys(Call::name, query, key, static_cast<std::size_t>((Offsets::value, ...)), Window);
    else
      return words{} << "HU036 " << Call::name << ": takes a window and one offset, got " << 1 + sizeof...(Offsets)
                     << " numbers; fix: " << Call::name << "<" << query.role << ", " << key.role << ", " << Window
                     << ", " << (key.size > query.size ? key.size - query.size : 0) << ">(x)";
  }
};

struct mask_distant : placing<"mask_distant"> {
  static constexpr words& example(words& w, axis_words) { return w << "tokens, keys, 3"; }

  template <template <std::size_t> class Query, template <std::size_t> class Key, class X, class... Numbers>
  requires(!AxisList<X>)
  struct rules
      : all<placing::rules<Query, Key, X>, of_floats<mask_distant, X>,
            are_no_keys<mask_distant, Query, Key, Numbers...>, hides_scores<mask_distant, Query, Key, X, Numbers...>,
            has_window<mask_distant, Query, Key, X, Numbers...>> {};
};
}  // namespace rule

/// Whether X has queries and keys to mask, their alignment is known as for mask_future, and the window is not empty.
template <template <std::size_t> class Query, template <std::size_t> class Key, class X,
          auto... Numbers> concept can_mask_distant =
    rule::mask_distant::rules<Query, Key, described<X>, rule::number<Numbers>...>::value;

namespace headsup_detail {
/// x with -inf wherever the key is `window` positions away from the query, which is number i + offset, or farther.
template <template <std::size_t> class Query, template <std::size_t> class Key, Tensor X>
constexpr auto hide_distant(X const& x, std::size_t window, std::size_t offset) {
  return map_places<Query, Key, forget_sums<axes_of<X>>>(x, [=](auto number, std::size_t i, std::size_t j) {
    std::size_t const place = i + offset;
    return (j < place ? place - j : j - place) >= window ? -headsup_math::infinity<decltype(number)> : number;
  });
}
}  // namespace headsup_detail

/// Hides the keys that are Window positions away from each query, or farther. With mask_future, each query sees itself
/// and the Window - 1 keys before it: sliding-window attention. Alone, it also sees as many after it.
///
/// Offset and aligned_to_end as for mask_future.
///
/// - Shapes: [A..., Query, Key] -> [A..., Query, Key]
/// - Errors: as mask_future; no window, or an empty one: at compile time
/// - Source: Beltagy et al., Longformer, section 3.1; Jiang et al., Mistral 7B, section 2
template <template <std::size_t> class Query, template <std::size_t> class Key, std::size_t Window,
          std::size_t... Offset, class X>
requires can_mask_distant<Query, Key, X, Window, Offset...>
constexpr auto mask_distant(X const& x) {
  constexpr std::size_t offset = (Offset + ... + std::size_t{0});
  if constexpr (!axes_of<X>::fixed) {
    auto const query = diagnostics::words_at<Query<1>>(x.shape());
    auto const key = diagnostics::words_at<Key<1>>(x.shape());
    if (sizeof...(Offset) == 0) rule::must_line_up<rule::mask_distant>(query, key, Window);
    rule::must_stand_beside_keys<rule::mask_distant>(query, key, offset, Window);
  }
  return headsup_detail::hide_distant<Query, Key>(x, Window, offset);
}
template <template <std::size_t> class Query, template <std::size_t> class Key, std::size_t Window, alignment Aligned,
          class X>
requires can_mask_distant<Query, Key, X, Window, Aligned>
constexpr auto mask_distant(X const& x) {
  auto const query = diagnostics::words_at<Query<1>>(x.shape());
  auto const key = diagnostics::words_at<Key<1>>(x.shape());
  rule::must_stand_beside_keys<rule::mask_distant>(query, key, 0, Window);
  return headsup_detail::hide_distant<Query, Key>(x, Window, key.size - query.size);
}
#define HEADSUP_CALL mask_distant
#define HEADSUP_CALL_MIXES
#include HEADSUP_OTHER_CALLS
}  // namespace HEADSUP_NAMESPACE
