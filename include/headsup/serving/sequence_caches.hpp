#pragma once

#include <headsup/layers/cached_step.hpp>
#include <headsup/layers/elements.hpp>

#include <utility>

// Sequences of different lengths in one step: each has a cache of its own.

namespace HEADSUP_NAMESPACE {
/// The caches of the sequences along an axis: key_value_caches one after the other, or pointers to them.
///
/// In a step it takes the place of one cache for all sequences.
template <Axis Sequences, class Cache, class Given> class sequence_caches {
 public:
  constexpr sequence_caches(Given* first, std::size_t count) : first_(first), count_(count) {}

  constexpr std::size_t count() const { return count_; }
  constexpr Cache& operator[](std::size_t sequence) const {
    if constexpr (std::is_pointer_v<Given>) return *first_[sequence];
    else return first_[sequence];
  }

  /// What was given for a sequence: a cache or a pointer.
  constexpr Given& given(std::size_t sequence) const { return first_[sequence]; }

  /// Of the first sequence; a step adds as many to each.
  constexpr std::size_t size() const { return (*this)[0].size(); }
  constexpr void drop_newest(std::size_t tokens) const {
    each([=](Cache& one) { one.drop_newest(tokens); });
  }

  /// Calls function(cache) for each.
  template <class Function> constexpr void each(Function function) const {
    for (std::size_t e = 0; e < count_; ++e) function((*this)[e]);
  }
  /// Where the kernels find each when its sequence comes; this object stays until then.
  template <class Job> void lend_to(Job& job) const {
    job.capacity = Cache::capacity();
    job.own = {[](void const* all, std::size_t sequence) {
      return (*static_cast<sequence_caches const*>(all))[sequence].for_kernels();
    }, this};
  }

  /// The position of the one that holds most tokens: what fits there fits everywhere.
  constexpr std::size_t fullest() const {
    std::size_t at = 0;
    for (std::size_t e = 1; e < count_; ++e)
      if (held(e) > held(at)) at = e;
    return at;
  }
  /// How many tokens one of them holds; none where a pointer is null.
  constexpr std::size_t held(std::size_t sequence) const {
    if constexpr (std::is_pointer_v<Given>)
      if (given(sequence) == nullptr) return 0;
    return (*this)[sequence].size();
  }
  /// Whether there is one for each of so many sequences, with room for so many tokens.
  template <class List> constexpr bool has_room(extents<List> const& x) const {
    return count_ == x.template of<Sequences>() && x.template of<tokens<1>>() <= Cache::capacity() - held(fullest());
  }

  /// Stops where one is missing, given twice, or was moved from; if there are as many as x has sequences.
  template <class List> constexpr void must_be_there(char const* layer, extents<List> const& x) const {
    if (count_ != x.template of<Sequences>()) return;
    for (std::size_t e = 0; e < count_; ++e) {
      if constexpr (std::is_pointer_v<Given>) {
        if (given(e) == nullptr)
          headsup_diagnostics::reject(layer, ": caches[", e, "] is null", headsup_diagnostics::fix_is,
                                      "a cache for each sequence");
        for (std::size_t before = 0; before < e; ++before)
          if (given(before) == given(e))
            headsup_diagnostics::reject(layer, ": caches[", before, "] and caches[", e, "] are the same cache",
                                        headsup_diagnostics::fix_is, "one for each sequence");
      }
      (*this)[e].must_be_held(layer, "caches[", e, "]");
    }
  }

  /// Writes the keys and values of new tokens to the caches of their sequences, which have room for them.
  ///
  /// - Shapes: [Sequences, heads, tokens, head_dim] in any order of the axes
  template <Tensor Keys, Tensor Values> constexpr void append(Keys const& keys, Values const& values) const {
    using order = typename Cache::template order_of<axes_of<Keys>>;
    using all = headsup_detail::joined_axes<headsup_detail::minus<axes_of<Keys>, order>, order>;
    auto const ordered_keys = reorder<all>(keys);
    auto const ordered_values = reorder<all>(values);
    std::size_t const each = ordered_keys.size() / count_;
    for (std::size_t e = 0; e < count_; ++e)
      (*this)[e].append(ordered_keys.data() + e * each, ordered_values.data() + e * each,
                        keys.sizes().template of<tokens<1>>());
  }

 private:
  Given* first_;
  std::size_t count_;
};

namespace headsup_detail {
template <class T> inline constexpr bool is_cache = false;
template <class Batch, class... OfLayer> inline constexpr bool is_cache<key_value_cache<Batch, OfLayer...>> = true;

template <class T, std::size_t N> constexpr T* start_of(T (&all)[N]) { return all; }
template <class All> constexpr auto start_of(All& all) -> decltype(all.data()) { return all.data(); }

/// A container of caches as it was given. What a step adds to elements of a temporary would be lost, so they count as
/// constants.
template <class Given>
using kept_as = std::conditional_t<std::is_lvalue_reference_v<Given>, std::remove_reference_t<Given>,
                                   std::remove_reference_t<Given> const>;
template <class Given> using element_of = std::remove_pointer_t<decltype(start_of(std::declval<kept_as<Given>&>()))>;
}  // namespace headsup_detail

/// Several caches as a step takes them: an array, a span or a vector of key_value_caches or of pointers to them. Given
/// is the type as passed.
template <class Given> concept SequenceCaches = requires {
  typename headsup_detail::element_of<Given>;
} && headsup_detail::is_cache<std::remove_const_t<std::remove_pointer_t<headsup_detail::element_of<Given>>>>;

namespace headsup_calls {
template <class T, class Given> requires SequenceCaches<Given>
HEADSUP_HIDDEN inline constexpr operand_value value_of_object<T, Given> = [] {
  using element = headsup::headsup_detail::element_of<Given>;
  using cache = std::remove_pointer_t<element>;
  operand_value all = value_of_object<std::remove_const_t<cache>, cache&>;
  all.points = std::is_pointer_v<element>;
  all.several = headsup_elements::fixed_count<T>;
  return all;
}();
template <class Sequences, class Cache, class Given>
struct operand_at_run_time<sequence_caches<Sequences, Cache, Given>> {
  sequence_caches<Sequences, Cache, Given> const& caches;

  constexpr explicit operand_at_run_time(sequence_caches<Sequences, Cache, Given> const& given) : caches(given) {}
  constexpr operand_value value() const {
    operand_value all = value_of_object<Cache, Cache&>;
    all.points = std::is_pointer_v<Given>;
    all.several = caches.count();
    all.fullest = caches.fullest();
    all.held = caches.held(all.fullest);
    return all;
  }
};
}  // namespace headsup_calls

namespace headsup_detail {
/// Several caches, which are along the axis of X that is neither tokens nor Features.
template <class All> requires SequenceCaches<All&>
struct taken_by_step<All> {
  template <class X, class Features> static constexpr auto as_cache(All& all) {
    using element = element_of<All&>;
    using along = first_of<minus<axes_of<X>, axes<tokens<1>, Features>>>;
    return sequence_caches<along, std::remove_pointer_t<element>, element>(start_of(all), headsup_elements::count(all));
  }
};
}  // namespace headsup_detail

/// Attention to cached keys and values, of sequences that have a cache each.
template <Tensor Queries, class Sequences, class Cache, class Given, class Hide>
constexpr auto attend_to_cached(Queries const& queries, sequence_caches<Sequences, Cache, Given> const& caches,
                                Hide hide) {
  using one = headsup_detail::minus<axes_of<Queries>, axes<Sequences>>;
  auto const ordered =
      reorder<headsup_detail::joined_axes<headsup_detail::shared<axes_of<Queries>, axes<Sequences>>, one>>(queries);
  auto const shape = headsup_detail::sizes_from<one>(queries.sizes());
  auto result = headsup_detail::unwritten<float>(ordered.sizes());
  for (std::size_t e = 0; e < caches.count(); ++e) {
    std::size_t const first = e * shape.count();
    auto const mixed =
        reorder<one>(attend_to_cached(headsup_detail::view_at(ordered.data() + first, shape), caches[e], hide));
    for (std::size_t i = 0; i < shape.count(); ++i) result.data()[first + i] = mixed.data()[i];
  }
  return reorder<axes_of<Queries>>(result);
}
}  // namespace HEADSUP_NAMESPACE
