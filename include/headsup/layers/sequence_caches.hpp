#pragma once

#include <headsup/layers/elements.hpp>
#include <headsup/layers/key_value_cache.hpp>

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
    for (std::size_t e = 0; e < count_; ++e) (*this)[e].drop_newest(tokens);
  }

  /// Writes the keys and values of new tokens to the caches of their sequences, which have room for them.
  ///
  /// - Shapes: [Sequences, heads, tokens, head_dim] in any order of the axes
  template <Tensor Keys, Tensor Values> constexpr void append(Keys const& keys, Values const& values) const {
    using order = typename Cache::template order_of<axes_of<Keys>>;
    using all = joined_axes<minus<axes_of<Keys>, order>, order>;
    auto const ordered_keys = reorder<all>(keys);
    auto const ordered_values = reorder<all>(values);
    std::size_t const each = ordered_keys.size() / count_;
    for (std::size_t e = 0; e < count_; ++e)
      (*this)[e].append(ordered_keys.data() + e * each, ordered_values.data() + e * each,
                        keys.shape().template of<tokens<1>>());
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

/// What elements of it can be written to is as constant in a temporary as in a constant.
template <class Given>
using kept_as = std::conditional_t<std::is_lvalue_reference_v<Given>, std::remove_reference_t<Given>,
                                   std::remove_reference_t<Given> const>;
template <class Given>
using element_of = std::remove_pointer_t<decltype(headsup_detail::start_of(std::declval<kept_as<Given>&>()))>;
}  // namespace headsup_detail

/// Several caches as a step takes them: an array, a span or a vector of key_value_caches or of pointers to them. Given is
/// the type as passed.
template <class Given> concept SequenceCaches = requires {
  typename headsup_detail::element_of<Given>;
} && headsup_detail::is_cache<std::remove_const_t<std::remove_pointer_t<headsup_detail::element_of<Given>>>>;

namespace rule {
/// HU049: several caches are variables, each for one sequence of the layer, with the Number that it caches, and as many as
/// x has sequences.
template <class Call, class OfLayer, class X, class Given, class Number> struct fit_sequences {
  using batch = minus<typename X::axes, axes<tokens<1>, typename Call::features>>;
  using cache = std::remove_pointer_t<headsup::headsup_detail::element_of<Given>>;
  using layout = typename std::remove_const_t<cache>::layout;
  static constexpr bool keeps = !std::is_const_v<cache>;
  static constexpr std::size_t count = elements::fixed_count<std::remove_cvref_t<Given>>;
  static constexpr bool of_layer = subset<OfLayer, layout> && subset<layout, OfLayer>;
  using number = typename std::remove_const_t<cache>::number;
  static constexpr bool value = keeps && of_layer && std::is_same_v<number, Number> && batch::rank == 1 &&
                                may_equal(count, last_axis(batch{}).size);
  static constexpr words say() {
    words w;
    w << "HU049 " << Call::name << ": ";
    if constexpr (batch::rank != 1) {
      w << "several caches are for the sequences of one axis, x is " << typename X::axes{} << "; fix: ";
      if (batch::rank == 0 && count != dynamic && size_of<tokens, typename X::axes> == count)
        w << "expand<tokens<1>>(rename<tokens, batch>(x)) if each gets one token, or ";
      return (w << "decltype(layer)::cache<").list(batch{}) << "> cache";
    } else {
      constexpr axis_words sequences = last_axis(batch{});
      if (!of_layer) w << "the caches are over " << layout{} << ", a sequence of the layer needs " << OfLayer{};
      else if (!std::is_same_v<number, Number>)
        w << "the caches hold " << number_words<number> << ", the layer caches " << number_words<Number>;
      else if (!keeps) w << "the caches are temporaries or constants, which cannot keep new keys";
      else w << "x has " << sequences << ", got " << count << (count == 1 ? " cache" : " caches");
      if (sequences.size == dynamic)
        return w << "; fix: std::vector<decltype(layer)::cache<>> caches(extent<" << sequences.role << ">(x))";
      return w << "; fix: decltype(layer)::cache<> caches[" << sequences.size << "]";
    }
  }
};

/// Stops unless there is a cache for each sequence of x, none of them twice, and all have room for its tokens; HU049 or
/// HU016.
template <class Call, class List, class Sequences, class Cache, class Given>
constexpr void must_fit(extents<List> const& x, sequence_caches<Sequences, Cache, Given> const& caches) {
  std::size_t const count = x.template of<Sequences>();
  if (caches.count() != count)
    refuse_sizes(words{} << "HU049 " << Call::name << ": x has " << words_at<Sequences>(x) << ", got " << caches.count()
                         << (caches.count() == 1 ? " cache" : " caches") << "; fix: decltype(layer)::cache<> caches["
                         << count << "]");
  if constexpr (std::is_pointer_v<Given>)
    for (std::size_t e = 0; e < count; ++e) {
      if (caches.given(e) == nullptr)
        diagnostics::reject(Call::name, ": caches[", e, "] is null; fix: a cache for each sequence");
      for (std::size_t before = 0; before < e; ++before)
        if (caches.given(before) == caches.given(e))
          diagnostics::reject(Call::name, ": caches[", before, "] and caches[", e,
                              "] are the same cache; fix: one for each sequence");
    }
  auto const must_hold = [&](std::size_t e) {
    words name;
    name << (std::is_pointer_v<Given> ? "(*caches[" : "caches[") << e << (std::is_pointer_v<Given> ? "])" : "]");
    caches[e].must_hold(x.template of<tokens<1>>(), Call::name, name.data());
  };
  // The fullest first: a slice that fits there fits everywhere.
  std::size_t fullest = 0;
  for (std::size_t e = 1; e < count; ++e)
    if (caches[e].size() > caches[fullest].size()) fullest = e;
  must_hold(fullest);
  for (std::size_t e = 0; e < count; ++e) must_hold(e);
}
}  // namespace rule

/// The caches that a step with input X was given, as it takes them: one as it is, several along the axis of X that is
/// neither tokens nor Features.
template <class X, class Features, class Cache> constexpr Cache& as_cache(Cache& cache) { return cache; }
template <class X, class Features, SequenceCaches Given> constexpr auto as_cache(Given& given) {
  using element = headsup_detail::element_of<Given&>;
  return sequence_caches<first_of<minus<axes_of<X>, axes<tokens<1>, Features>>>, std::remove_pointer_t<element>,
                         element>(headsup_detail::start_of(given), elements::count(given));
}

namespace headsup_detail {
/// Calls each(cache) for the one or the several that a step takes.
template <class... Cache, class Each> constexpr void for_each_cache(key_value_cache<Cache...> const& cache, Each each) {
  each(cache);
}
template <Axis Sequences, class Cache, class Given, class Each>
constexpr void for_each_cache(sequence_caches<Sequences, Cache, Given> const& caches, Each each) {
  for (std::size_t e = 0; e < caches.count(); ++e) each(caches[e]);
}
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE
