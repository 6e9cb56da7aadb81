#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/calls/cache_rules.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/kernels/attention.hpp>
#include <headsup/layers/refused_layer.hpp>
#include <headsup/math/bfloat16.hpp>
#include <headsup/ops/transpose.hpp>

#include <cstdint>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation key_value_cache_made{
    .name = "key_value_cache", .form = "<axis<N>...>()", .rules = {sizes_known.or_else("{unknown}<N> with a number")}};
inline constexpr operation key_value_cache_placed{
    .name = "key_value_cache",
    .form = "<heads<N>, context_length<N>, head_dim<N>>()",
    .rules = {in_their_places.or_else("heads<N>, context_length<N>, head_dim<N> in this order, behind axes<...>")},
    .works_on = {role::heads, role::context_length, role::head_dim}};
/// New keys and values, over tokens and head_dim, beside a cache.
inline constexpr operation cached{.name = "key_value_cache",
                                  .form = "<head_dim<N>, heads<N>, context_length<N>>(x, cache)",
                                  .rules = {has_its_axes.in(0), within_context},
                                  .is = of_a_layer | has_context | steps,
                                  .last_there = 1,
                                  .works_on = {role::tokens}};
/// The keys and values of some tokens, which a cache is given.
inline constexpr operation appended{
    .name = "key_value_cache",
    .form = "<head_dim<N>, value_dim<N>, axis<N>...>(keys, values)",
    .rules = {has_its_axes.in(0), has_features.in(0), has_its_axes.in(1), has_features.in(1), is_of_the_cache.in(0),
              is_of_the_cache.in(1), of_float.in(0), of_float.in(1), agree},
    .is = of_a_layer | is_full,
    .last_there = 2,
    .works_on = {role::tokens, role::tokens},
    .object = "cache",
    .member = ".append"};
}  // namespace headsup_calls::op

namespace headsup_rule {
/// HU043: a cache is of independent sequences, whose axes stand together; then come those of each.
template <class Batch>
using is_of_sequences =
    of_types<headsup_codes::no_layer, "key_value_cache",
             "takes the axes of its sequences in axes<...>, and then heads<N>, context_length<N>, head_dim<N>",
             "axes<batch<2>> before the others, or axes<> for one sequence", sizeof(Batch*) == 0>;

/// HU051: a cache is given keys and values.
struct append : call<"append", "(keys, values)", "cache.append"> {};
}  // namespace headsup_rule

/// Refuses other arguments.
template <class Batch = void, class Heads = void, class Context = void, class HeadDim = void, class Number = float,
          class ValueDim = HeadDim>
class key_value_cache : refused_layer {
 public:
  using refused_layer::refused_layer;
  using made = decltype(headsup_diagnostics::check<headsup_rule::is_of_sequences<Batch>>());
};

/// The keys and values of the tokens that a layer has seen, so that a new token costs one step and not a full pass.
///
/// A layer names its own: multi_head_attention<…>::cache<batch<2>>, or cache<> without a batch. The numbers are
/// row-major over (Batch..., Heads, Context, HeadDim), in memory that is allocated once, aligned to heap_alignment: the
/// row of token t of one head is t rows after keys_data() of that head, and rows from size() on are not written yet.
///
/// The Number is float, or bfloat16 in the cache of a layer that was packed for it: half the memory, each number
/// rounded once.
///
/// Values can have features of their own, of any size: in an attention of yours, a cache with float, value_dim<4> at
/// its end takes no keys for values.
///
/// It moves without copying, and is copied only by clone().
template <Axis... Batch, Axis Heads, Axis Context, Axis HeadDim, class Number, Axis ValueDim>
class key_value_cache<axes<Batch...>, Heads, Context, HeadDim, Number, ValueDim> {
 public:
  using number = Number;
  using layout = axes<Batch..., Heads, Context, HeadDim>;
  /// The same, and the features of values if these have some of their own.
  using held =
      std::conditional_t<std::is_same_v<HeadDim, ValueDim>, layout, axes<Batch..., Heads, Context, HeadDim, ValueDim>>;
  using batch_axes = axes<Batch...>;
  template <class Other> using holding = key_value_cache<axes<Batch...>, Heads, Context, HeadDim, Other, ValueDim>;
  /// Of new tokens among other axes.
  template <class List, class Features = HeadDim>
  using order_of = axes<Batch..., Heads, axis_of<List, tokens>, Features>;

  /// Nothing cached yet.
  constexpr key_value_cache() : keys_(rows * row_size<HeadDim>), values_(rows * row_size<ValueDim>) {}

  template <std::nullptr_t = nullptr>
  constexpr explicit key_value_cache(headsup_rule::anything, headsup_rule::anything = {})
      HEADSUP_DELETED("HU051 key_value_cache: is made empty", "decltype(layer)::cache<> cache");

  // The move deletes the copies that a class would have. These, which are never there, leave room for those with words.
  constexpr key_value_cache(key_value_cache const&) requires(sizeof(Number) == 0)
  = default;
  template <std::same_as<key_value_cache> X>
  constexpr key_value_cache(X const&)
      HEADSUP_DELETED("HU038 key_value_cache: is copied only by clone()", "cache.clone()");
  constexpr key_value_cache& operator=(key_value_cache const&) requires(sizeof(Number) == 0)
  = default;
  template <std::same_as<key_value_cache> X>
  constexpr key_value_cache& operator=(X const&)
      HEADSUP_DELETED("HU038 key_value_cache: is copied only by clone()", "cache.clone()");

  constexpr key_value_cache(key_value_cache&& other) noexcept
      : keys_(static_cast<memory&&>(other.keys_)),
        values_(static_cast<memory&&>(other.values_)),
        size_(other.size_),
        finite_(other.finite_),
        layer_(other.layer_) {
    other.size_ = 0;
  }
  constexpr key_value_cache& operator=(key_value_cache&& other) noexcept {
    keys_ = static_cast<memory&&>(other.keys_);
    values_ = static_cast<memory&&>(other.values_);
    std::size_t const mine = size_;
    size_ = other.size_;
    other.size_ = mine;
    finite_ = other.finite_;
    layer_ = other.layer_;
    return *this;
  }

  /// An explicit copy.
  constexpr key_value_cache clone() const {
    key_value_cache copy;
    copy.size_ = size_;
    copy.finite_ = finite_;
    copy.layer_ = layer_;
    copy_rows<HeadDim>(copy.keys_, keys_);
    copy_rows<ValueDim>(copy.values_, values_);
    return copy;
  }

  /// How many tokens are cached, and how many can be.
  constexpr std::size_t size() const { return size_; }
  static constexpr std::size_t capacity() { return Context::size; }

  /// Forgets all tokens; the memory stays.
  constexpr void clear() {
    size_ = 0;
    finite_ = true;
  }

  /// Whether all cached values are known to be finite. If not, each step looks for those that are not, because they
  /// spread also to tokens that do not see them: 0 * NaN is NaN.
  constexpr bool finite() const { return finite_; }

  /// A copy of what is cached, as one tensor: the space for future tokens lies between the heads, so no view can refer
  /// to all of them. keys_of and values_of copy nothing.
  ///
  /// - Errors: nothing cached: size_error
  constexpr auto keys() const { return gathered<HeadDim>(keys_); }
  constexpr auto values() const { return gathered<ValueDim>(values_); }

  /// The cached keys or values of one head: a position for each batch axis, then the head. The view is valid until the
  /// next step; of bfloat16, it is a copy in float.
  ///
  /// - Errors: nothing cached: size_error; a position outside: argument_error
  template <class... Positions> requires(sizeof...(Positions) == sizeof...(Batch) + 1)
  constexpr auto keys_of(Positions... positions) const {
    return one_head<HeadDim>(keys_, positions...);
  }
  template <class... Positions> requires(sizeof...(Positions) == sizeof...(Batch) + 1)
  constexpr auto values_of(Positions... positions) const {
    return one_head<ValueDim>(values_, positions...);
  }

  /// The numbers over `layout`, those of values with their own features; null after the cache was moved from.
  constexpr Number* keys_data() { return keys_.data(); }
  constexpr Number* values_data() { return values_.data(); }
  constexpr Number const* keys_data() const { return keys_.data(); }
  constexpr Number const* values_data() const { return values_.data(); }

  /// What the kernels read, and write behind it.
  constexpr headsup_kernels::cached_sequence<Number> for_kernels() {
    return {keys_.data(), values_.data(), size_, &finite_};
  }
  /// The same as part of an attention's description.
  template <class Job> void lend_to(Job& job) {
    job.keys = keys_.data();
    job.values = values_.data();
    job.cached = size_;
    job.finite = &finite_;
    job.capacity = capacity();
  }
  /// Calls function(cache) for the one cache that this is.
  template <class Function> constexpr void each(Function function) { function(*this); }

  /// Stops unless `more` tokens still fit; nothing is written.
  ///
  /// - Errors: HU021, more tokens than the context has: size_error
  constexpr void must_hold(std::size_t more) const {
    must_be_there("key_value_cache");
    if (more > Context::size - size_) refuse(more);
  }
  template <class List> constexpr bool has_room(extents<List> const& x) const {
    return x.template of<tokens<1>>() <= Context::size - size_;
  }
  constexpr void must_be_there(char const* layer, auto const&...) const { must_be_held(layer, "the cache"); }
  /// Stops if the cache, which is called so, was moved from.
  constexpr void must_be_held(char const* layer, auto const&... name) const {
    if (keys_.data() == nullptr)
      headsup_diagnostics::reject(layer, ": ", name..., " was moved from", headsup_diagnostics::fix_is,
                                  "the cache that it was moved to");
  }

  /// Stops if the cached tokens are those of another layer, which `layer` marks; 0 is any. The first tokens decide.
  ///
  /// - Errors: HU046, tokens of another layer: argument_error
  constexpr void must_be_of(std::uint64_t layer, char const* name) {
    if (size_ == 0) layer_ = layer;
    else if (layer_ != layer && layer_ != 0 && layer != 0) refuse_layer(name);
  }

  /// Counts the rows from size() on as written, which a kernel wrote through keys_data() and values_data(), and whether
  /// their values are all finite.
  ///
  /// - Errors: as must_hold
  constexpr void grow(std::size_t more, bool finite = false) {
    must_hold(more);
    size_ += more;
    finite_ = finite_ && finite;
  }

  /// Forgets the newest tokens: those of an unfinished step, or a rejected guess.
  ///
  /// - Errors: more than are cached: argument_error
  constexpr void drop_newest(std::size_t count) {
    if (count > size_) refuse_drop(count);
    size_ -= count;
    finite_ = finite_ || size_ == 0;
  }

  /// Writes the keys and values of new tokens after the cached ones.
  ///
  /// - Shapes: [Batch..., Heads, tokens, HeadDim], [Batch..., Heads, tokens, ValueDim] in any order of the axes
  /// - Errors: more tokens than fit: size_error, and nothing is written
  template <class Keys, class Values> constexpr void append(Keys const& new_keys, Values const& new_values) {
    using of_cache = headsup_calls::of_axes<HeadDim, ValueDim, Batch..., Heads>;
    using mistake =
        std::conditional_t<is_mistake<Keys, Values>, headsup_diagnostics::reported,
                           headsup_rule::refused_by<headsup_calls::refused<headsup_calls::op::appended, of_cache,
                                                                           described<Keys>, described<Values>>>>;
    static_assert(!HEADSUP_MISTAKE(mistake));
    if constexpr (std::is_same_v<mistake, headsup_diagnostics::reported> && !is_mistake<Keys, Values>) {
      headsup_calls::must_hold<headsup_calls::op::appended, of_cache>(new_keys, new_values);
      std::size_t const count = new_keys.sizes().template of<tokens<1>>();
      must_hold(count);
      auto const ordered_keys = reorder<order_of<axes_of<Keys>>>(new_keys);
      auto const ordered_values = reorder<order_of<axes_of<Values>, ValueDim>>(new_values);
      append(ordered_keys.data(), ordered_values.data(), count);
    }
  }
  /// Refuses other arguments.
  template <class... Xs> requires(sizeof...(Xs) < 2 || sizeof...(Xs) > 3)
  constexpr auto append(Xs const&...) {
    static_assert(!HEADSUP_MISTAKE(headsup_detail::broken_by<headsup_rule::append, Xs...>));
    return shape_mistake{};
  }

  /// The same for numbers over those axes in that order, of so many tokens.
  constexpr void append(float const* new_keys, float const* new_values, std::size_t count) {
    must_hold(count);
    (void)write<HeadDim>(keys_, new_keys, count);
    bool const finite = write<ValueDim>(values_, new_values, count);
    grow(count, finite);
  }

 private:
  using made =
      decltype(headsup_diagnostics::check<headsup_rule::all<
                   headsup_calls::refused<headsup_calls::op::key_value_cache_made,
                                          headsup_calls::naming<headsup_calls::roles<>, held>>,
                   headsup_calls::refused<headsup_calls::op::key_value_cache_placed,
                                          headsup_calls::of_axes<Heads, Context, HeadDim>>,
                   headsup_rule::has_such_axes<headsup_calls::op::in_memory<"key_value_cache">, Number, layout>>>());
  using memory = headsup_detail::heap_of<Number>;

  template <class Features> static constexpr std::size_t row_size = Context::size * Features::size;
  static constexpr std::size_t rows = axes<Batch..., Heads>::size;

  HEADSUP_SELDOM constexpr void refuse(std::size_t more) const {
    namespace calls = headsup_calls;
    constexpr std::size_t most = headsup_detail::beyond_memory / 2;
    calls::axis_value const all[] = {calls::as_axis(calls::role::tokens, more < most ? more : most),
                                     calls::value_of_axis<HeadDim>(), calls::no_axis};
    calls::operand_value xs[] = {
        calls::value_of_operand<headsup_diagnostics::operand<axes<tokens<1>, HeadDim>, float>>(),
        calls::operand_at_run_time<key_value_cache>(*this).value()};
    xs[0].first = all;
    auto call = calls::of_axes<HeadDim, Heads, Context>::call(calls::row_now<calls::op::cached>(), xs, 2);
    call.at_run_time = true;
    calls::refuse_at_run_time<size_error>(call);
  }
  [[noreturn]] HEADSUP_SELDOM constexpr void refuse_layer(char const* name) const {
    headsup_diagnostics::words w(headsup_codes::called_otherwise, name);
    w << "the cache holds tokens<" << size_ << "> of another layer";
    headsup_diagnostics::reject((w.fix() << "a cache for each layer").data());
  }
  [[noreturn]] HEADSUP_SELDOM constexpr void refuse_drop(std::size_t count) const {
    headsup_diagnostics::words w(headsup_codes::beyond_the_end, "key_value_cache");
    w << "holds tokens<" << size_ << ">, asked to drop " << count;
    headsup_diagnostics::reject((w.fix() << "drop_newest(" << size_ << ")").data());
  }
  [[noreturn]] HEADSUP_SELDOM static constexpr void refuse_none() {
    headsup_diagnostics::words w(headsup_codes::undeclarable, "key_value_cache");
    w << "keys<0> would have no elements, nothing is cached";
    headsup_diagnostics::reject<size_error>((w.fix() << "append keys and values, as a step does").data());
  }
  constexpr void must_hold_some() const {
    if (size_ == 0) refuse_none();
  }

  template <class Features> constexpr void copy_rows(memory& to, memory const& from) const {
    for (std::size_t row = 0; row < rows; ++row)
      for (std::size_t i = 0; i < size_ * Features::size; ++i)
        to.data()[row * row_size<Features> + i] = from.data()[row * row_size<Features> + i];
  }
  /// Writes after the cached ones; whether all are finite.
  template <class Features> constexpr bool write(memory& to, float const* from, std::size_t count) {
    bool finite = true;
    for (std::size_t row = 0; row < rows; ++row)
      for (std::size_t i = 0; i < count * Features::size; ++i) {
        Number& next = to.data()[row * row_size<Features> + size_ * Features::size + i];
        next = static_cast<Number>(from[row * count * Features::size + i]);
        finite = finite && __builtin_isfinite(static_cast<float>(next));
      }
    return finite;
  }

  template <class Features> constexpr auto gathered(memory const& from) const {
    must_hold_some();
    using shape = axes<Batch..., Heads, headsup::keys<dynamic>, Features>;
    auto result =
        headsup_detail::unwritten<float>(extents<shape>{{Batch::size..., Heads::size, size_, Features::size}});
    for (std::size_t row = 0; row < rows; ++row)
      for (std::size_t i = 0; i < size_ * Features::size; ++i)
        result.data()[row * size_ * Features::size + i] = static_cast<float>(from.data()[row * row_size<Features> + i]);
    return result;
  }

  template <class Features, class... Positions>
  constexpr auto one_head(memory const& from, Positions... positions) const {
    must_hold_some();
    Number const* const first =
        from.data() + headsup_detail::offset_of(extents<axes<Batch..., Heads>>{}, positions...) * row_size<Features>;
    extents<axes<headsup::keys<dynamic>, Features>> const sizes{{size_, Features::size}};
    if constexpr (std::is_same_v<Number, float>) {
      return headsup_detail::view_at(first, sizes);
    } else {
      auto copy = headsup_detail::unwritten<float>(sizes);
      for (std::size_t i = 0; i < copy.size(); ++i) copy.data()[i] = static_cast<float>(first[i]);
      return copy;
    }
  }

  memory keys_;
  memory values_;
  std::size_t size_ = 0;
  bool finite_ = true;
  std::uint64_t layer_ = 0;
};

namespace headsup_calls {
/// A layer caches keys and values of one width, so one of others is over both.
template <class... Batch, class Heads, class Context, class HeadDim, class Number, class ValueDim, class Given>
HEADSUP_HIDDEN inline constexpr operand_value
    value_of_object<key_value_cache<axes<Batch...>, Heads, Context, HeadDim, Number, ValueDim>, Given>{
        listed<typename key_value_cache<axes<Batch...>, Heads, Context, HeadDim, Number, ValueDim>::held>::value,
        kind::cache,
        value_of_number<Number>,
        listed<void>::value,
        false,
        is_kept<Given>};

template <class Batch, class Heads, class Context, class HeadDim, class Number, class ValueDim>
struct operand_at_run_time<key_value_cache<Batch, Heads, Context, HeadDim, Number, ValueDim>> {
  using cache = key_value_cache<Batch, Heads, Context, HeadDim, Number, ValueDim>;
  std::size_t held;

  constexpr explicit operand_at_run_time(cache const& given) : held(given.size()) {}
  constexpr operand_value value() const {
    operand_value of = value_of_object<cache, cache&>;
    of.held = held;
    return of;
  }
};
}  // namespace headsup_calls
}  // namespace HEADSUP_NAMESPACE
