#pragma once

#include <headsup/calls/axis_rules.hpp>
#include <headsup/calls/mask_rules.hpp>
#include <headsup/calls/number_rules.hpp>
#include <headsup/diagnostics/number_rules.hpp>
#include <headsup/diagnostics/place_rules.hpp>
#include <headsup/diagnostics/run_time.hpp>
#include <headsup/math/ieee.hpp>
#include <headsup/ops/places.hpp>
#include <headsup/tensor/described.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation mask_future{
    .name = "mask_future",
    .form = "<role, role, N?>(x)",
    .rules = {has_axis, are_two_roles, of_floats, keys_are_no_queries,
              hides_scores.or_else("softmax<{role}>({call}{named}(scores))"), line_up, beside_keys},
    .is = of_a_table};
}  // namespace headsup_calls::op

namespace rule {
/// HU026: keys cannot be the queries.
template <class Call, template <std::size_t> class Query, template <std::size_t> class Key, class... Numbers>
struct are_no_keys {
  static constexpr bool value = !same_role<Query<1>, keys<1>>;
  static constexpr words say() {
    words w;
    w << "HU026 " << Call::name << ": keys cannot be the queries of a mask; fix: " << Call::name << "<"
      << role_words<Key> << ", keys";
    ((w << ", " << Numbers::value), ...);
    return w << ">(x)";
  }
};

/// HU055: -inf hides scores, and not weights that sum to one already.
template <class Call, template <std::size_t> class Query, template <std::size_t> class Key, class X, class... Numbers>
struct hides_scores {
  using along = axis_of<typename X::axes, Key>;
  static constexpr bool value = !sums_to_one<along>;
  static constexpr words say() {
    using both = axes<Query<1>, Key<1>>;
    words w;
    w << "HU055 " << Call::name << ": x has weights, which sum to one over "
      << words_of<along> << ", and -inf is for scores; fix: softmax<" << role_words<Key> << ">(" << Call::name << "<";
    w.roles(both{});
    ((w << ", " << Numbers::value), ...);
    w << ">(scores))";
    if (sizeof...(Numbers) != 0) return w;
    (w << ", or renormalize<" << role_words<Key> << ">(tril<").roles(both{});
    return w << ">(x))";
  }
};

/// HU019 or HU036: queries and keys are aligned: there are as many of both, or one offset is given.
template <class Call, template <std::size_t> class Query, template <std::size_t> class Key, class X, class... Offsets>
struct has_places {
  static constexpr bool value = false;
  static constexpr words say() {
    constexpr std::size_t queries = size_of<Query, typename X::axes>;
    constexpr std::size_t all_keys = size_of<Key, typename X::axes>;
    words w;
    w << "HU036 " << Call::name << ": takes one offset";
    if ((requires { Offsets::value; } && ...)) w << ", got " << sizeof...(Offsets);
    else w << ", which stands between < and >";
    return w << "; fix: " << Call::name << "<" << role_words<Query> << ", " << role_words<Key> << ", "
             << (all_keys > queries ? all_keys - queries : 0) << ">(x)";
  }
};
template <class Call, template <std::size_t> class Query, template <std::size_t> class Key, class X>
struct has_places<Call, Query, Key, X>
    : line_up<Call, axis_of<typename X::axes, Query>, axis_of<typename X::axes, Key>> {};
template <class Call, template <std::size_t> class Query, template <std::size_t> class Key, class X, auto Offset>
struct has_places<Call, Query, Key, X, number<Offset>>
    : stand_beside_keys<Call, axis_of<typename X::axes, Query>, axis_of<typename X::axes, Key>,
                        static_cast<std::size_t>(Offset)> {};

/// Stops if there are more or fewer keys than queries at run time, without an offset; HU019.
template <class Call> constexpr void must_line_up(axis_words query, axis_words key, std::size_t window = 0) {
  if (query.size != key.size) refuse_sizes(unaligned(Call::name, query, key, true, window));
}

/// Stops if a query comes after the last key at run time; HU036.
template <class Call>
constexpr void must_stand_beside_keys(axis_words query, axis_words key, std::size_t offset, std::size_t window = 0) {
  if (query.size + offset > key.size) refuse_sizes(beyond_keys(Call::name, query, key, offset, window));
}

struct future_mask : call<"future_mask"> {
  template <class Query, class Key, std::size_t Offset>
  struct rules : all<size_written<future_mask, axes<Query, Key>>, stand_beside_keys<future_mask, Query, Key, Offset>> {
  };
};

struct mask_future : placing<"mask_future"> {
  template <template <std::size_t> class Query, template <std::size_t> class Key, class X, class... Offsets>
  requires(!AxisList<X>)
  struct rules
      : all<placing::rules<Query, Key, X>, of_floats<mask_future, X>, are_no_keys<mask_future, Query, Key, Offsets...>,
            hides_scores<mask_future, Query, Key, X, Offsets...>, has_places<mask_future, Query, Key, X, Offsets...>> {
  };
};
}  // namespace rule

/// The mask that hides later keys from each query. Query number i is at position i + Offset among the keys; with cached
/// keys the offset is the number of keys before the first query.
///
/// - Errors: an offset that puts a query after the last key: at compile time
template <Axis Query, Axis Key, std::size_t Offset = 0> struct future_mask {
  using query = Query;
  using key = Key;

  using rules = rule::future_mask::rules<Query, Key, Offset>;
  using checked = decltype(diagnostics::check<rules, rules::value>());

  static constexpr std::size_t offset = Offset;

  /// Whether key j is hidden from query i.
  static constexpr bool hides(std::size_t i, std::size_t j) { return j > i + Offset; }

  /// The mask as numbers: true where a key is hidden.
  ///
  /// - Shapes: -> [Query, Key]
  static constexpr shape_mistake hidden() { return {}; }
  static constexpr auto hidden() requires axes<Query, Key>::fixed
  {
    tensor<bool, Query, Key> result(uninitialized);
    for (std::size_t i = 0; i < Query::size; ++i)
      for (std::size_t j = 0; j < Key::size; ++j) result.data()[i * Key::size + j] = hides(i, j);
    return result;
  }
};

/// Aligns the newest query with the newest key, however many there are of each: decoding with cached keys.
enum class alignment { end };
/// mask_future<tokens, keys, aligned_to_end>(scores): the last query is at the last key.
inline constexpr alignment aligned_to_end = alignment::end;

/// Whether X has queries and keys to mask, and their alignment is known: there are as many of each, or an offset gives
/// the position of the first query among the keys.
template <template <std::size_t> class Query, template <std::size_t> class Key, class X,
          auto... Offset> concept can_mask_future =
    rule::mask_future::rules<Query, Key, described<X>, rule::number<Offset>...>::value;

namespace headsup_detail {
/// x with -inf wherever the key is later than the query, which is number i + offset among the keys.
template <template <std::size_t> class Query, template <std::size_t> class Key, Tensor X>
constexpr auto hide_future(X const& x, std::size_t offset) {
  return map_places<Query, Key, forget_sums<axes_of<X>>>(x, [offset](auto number, std::size_t i, std::size_t j) {
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
constexpr auto mask_future(X const& x) {
  constexpr std::size_t offset = (Offset + ... + std::size_t{0});
  if constexpr (!axes_of<X>::fixed) {
    auto const query = diagnostics::words_at<Query<1>>(x.shape());
    auto const key = diagnostics::words_at<Key<1>>(x.shape());
    if (sizeof...(Offset) == 0) rule::must_line_up<rule::mask_future>(query, key);
    rule::must_stand_beside_keys<rule::mask_future>(query, key, offset);
  }
  return headsup_detail::hide_future<Query, Key>(x, offset);
}
template <template <std::size_t> class Query, template <std::size_t> class Key, alignment Aligned, class X>
requires can_mask_future<Query, Key, X, Aligned>
constexpr auto mask_future(X const& x) {
  auto const query = diagnostics::words_at<Query<1>>(x.shape());
  auto const key = diagnostics::words_at<Key<1>>(x.shape());
  rule::must_stand_beside_keys<rule::mask_future>(query, key, 0);
  return headsup_detail::hide_future<Query, Key>(x, key.size - query.size);
}
#define HEADSUP_CALL mask_future
#define HEADSUP_CALL_MIXES
#include HEADSUP_OTHER_CALLS
}  // namespace HEADSUP_NAMESPACE
