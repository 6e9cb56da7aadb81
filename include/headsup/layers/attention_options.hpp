#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/layers/linear.hpp>

// Options of attention layers. They are types, so that a layer can take any of them, in any order, after its axes.

namespace HEADSUP_NAMESPACE {
/// qkv_bias::yes: the projections to queries, keys and values add a learned number to each output; qkv_bias::no: they
/// do not, which is what they do without this option.
struct qkv_bias {
  struct no;
  struct yes;
};

/// No part of a layer adds a learned number to its outputs, but for the projections of qkv_bias::yes.
struct without_bias {};

/// Without a causal mask: every token sees all others, as in an encoder.
struct bidirectional {};

/// Every token sees itself and the N - 1 tokens before it; in a bidirectional layer, as many after it too. The unit can
/// be said: sliding_window<sees<256>> is the same as sliding_window<256>, and as sliding_window<looks_back<255>>.
template <std::size_t N> struct sliding_window;

namespace headsup_diagnostics {
template <> inline constexpr axis_words option_words<qkv_bias::no> = {"qkv_bias::no", 0};
template <> inline constexpr axis_words option_words<qkv_bias::yes> = {"qkv_bias::yes", 0};
template <> inline constexpr axis_words option_words<without_bias> = {"without_bias", 0};
template <> inline constexpr axis_words option_words<bidirectional> = {"bidirectional", 0};
template <std::size_t N> inline constexpr axis_words option_words<sliding_window<N>> = {"sliding_window", N};
template <> inline constexpr axis_words option_words<sliding_window<0>> = {"sliding_window<0>", 0};
template <std::size_t N> inline constexpr axis_words option_words<kv_heads<N>> = words_of<kv_heads<N>>;
template <> inline constexpr bool is_option<sliding_window<0>> = false;
template <> inline constexpr bool is_option<kv_heads<dynamic>> = false;
}  // namespace headsup_diagnostics

namespace headsup_detail {
template <class Option> inline constexpr std::size_t window_of = 0;
template <std::size_t N> inline constexpr std::size_t window_of<sliding_window<N>> = N;
template <class Option> inline constexpr std::size_t kv_heads_of = 0;
template <std::size_t N> inline constexpr std::size_t kv_heads_of<kv_heads<N>> = N;
}  // namespace headsup_detail

/// What the options of a layer say.
template <class... Options> struct attention_options {
  static constexpr bool causal = !(std::is_same_v<Options, bidirectional> || ...);
  static constexpr bool bias = (std::is_same_v<Options, qkv_bias::yes> || ...);
  /// Whether all else has biases.
  static constexpr headsup::bias biases =
      (std::is_same_v<Options, without_bias> || ...) ? headsup::bias::no : headsup::bias::yes;
  /// The size of the sliding window, or 0 if there is none.
  static constexpr std::size_t window = (std::size_t{0} + ... + headsup_detail::window_of<Options>);
  /// How many heads of keys and values there are, or 0 if there are as many as heads.
  static constexpr std::size_t kv_heads = (std::size_t{0} + ... + headsup_detail::kv_heads_of<Options>);
};

namespace headsup_detail {
/// The heads of keys and values: those of the option, or as many as there are heads.
template <class Heads, class... Options>
using key_value_heads = std::conditional_t<attention_options<Options...>::kv_heads == 0, Heads,
                                           kv_heads<attention_options<Options...>::kv_heads>>;

/// The linear layer that makes queries, keys or values.
template <class In, class Out, class... Options>
using qkv_projection = linear<In, Out, attention_options<Options...>::bias ? bias::yes : bias::no>;
}  // namespace headsup_detail

namespace headsup_calls {
/// The first argument that is no option; the number of arguments if all are.
constexpr std::size_t first_that_is_no_option(call_value const& c) {
  std::size_t i = 0;
  while (i < c.operands && c.x[i].is == kind::option) ++i;
  return i;
}
/// HU043: what follows the axes of a layer are options that it knows, each once.
inline constexpr rule knows_options = rule{headsup_codes::no_layer, kinds, [](call_value const& c, answer& no) {
  constexpr char takes[] = "takes options after its axes, {}{}";
  std::size_t const unknown = first_that_is_no_option(c);
  if (unknown != c.operands) return no.says(takes, c.x[unknown][0], " is none of them");
  for (std::size_t i = 1; i < c.operands; ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (c.x[i][0].is(c.x[j][0])) return no.says(takes, "each only once");
  return true;
}}.or_else([](words& w, call_value const& c) {
  w << (first_that_is_no_option(c) == c.operands
            ? "leave one out"
            : "leave it out, or kv_heads<4>, qkv_bias::yes, without_bias, bidirectional or sliding_window<256>");
});

/// HU043: what follows the axes of a layer without other options is its bias. Asked only of what is none.
inline constexpr rule knows_bias = rule{headsup_codes::no_layer, kinds, [](call_value const& c, answer& no) {
  return no.says("takes qkv_bias::yes or qkv_bias::no after its axes, once, got {}", c.x[0][0]);
}}.or_else([](words& w, call_value const& c) {
  w << "leave it out, or "
    << (c.x[0].is == kind::other ? "qkv_bias::yes" : "multi_head_attention, which takes it after its heads");
});
}  // namespace headsup_calls

namespace headsup_rule {
using headsup_calls::knows_options;

template <class T> concept BiasOption = std::is_same_v<T, qkv_bias::yes> || std::is_same_v<T, qkv_bias::no>;

/// The first of a layer's options that is not its bias; the last if all are.
template <class Option, class... More> struct first_without_bias : first_without_bias<More...> {};
template <class Option> struct first_without_bias<Option> {
  using type = Option;
};
template <class Option, class Next, class... More> requires(!BiasOption<Option>)
struct first_without_bias<Option, Next, More...> {
  using type = Option;
};

/// Why a layer that takes a bias alone after its axes is none: an axis is missing, or an option is another.
template <headsup_calls::operation const& Op, class Options, class... Sizes>
struct no_layer_with_bias : is_named_so<has_an_axis_for_each, Op, Sizes...> {};
template <headsup_calls::operation const& Op, class... Options, Axis... Sizes>
struct no_layer_with_bias<Op, types<Options...>, Sizes...>
    : is_named_so<headsup_calls::knows_bias, Op, typename first_without_bias<Options...>::type> {};
}  // namespace headsup_rule
}  // namespace HEADSUP_NAMESPACE
