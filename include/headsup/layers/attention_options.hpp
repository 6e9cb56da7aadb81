#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/layers/linear.hpp>

// Options of attention layers. They are types, so that a layer can take any of them, in any order, after its axes.

namespace HEADSUP_NAMESPACE {
/// qkv_bias::yes: the projections to queries, keys and values add a learned number to each output; qkv_bias::no: they do
/// not, which is what they do without this option.
struct qkv_bias {
  struct no;
  struct yes;
};

/// Without a causal mask: every token sees all others, as in an encoder.
struct bidirectional {};

/// Every token sees itself and the N - 1 tokens before it; in a bidirectional layer, as many after it too.
template <std::size_t N> struct sliding_window;

namespace headsup_detail {
template <class Option> struct option {
  static constexpr bool known = std::is_same_v<Option, qkv_bias::no> || std::is_same_v<Option, bidirectional>;
  static constexpr bool bias = false;
  static constexpr std::size_t window = 0;
  static constexpr std::size_t kv_heads = 0;
};
template <> struct option<qkv_bias::yes> : option<qkv_bias::no> {
  static constexpr bool bias = true;
};
template <std::size_t N> struct option<sliding_window<N>> : option<void> {
  static constexpr bool known = N != 0;
  static constexpr std::size_t window = N;
};
template <std::size_t N> struct option<kv_heads<N>> : option<void> {
  static constexpr bool known = N != dynamic;
  static constexpr std::size_t kv_heads = N;
};
}  // namespace headsup_detail

namespace diagnostics {
template <> inline constexpr axis_words option_words<qkv_bias::no> = none;
template <> inline constexpr axis_words option_words<qkv_bias::yes> = {"qkv_bias::yes", 0};
template <> inline constexpr axis_words option_words<bidirectional> = {"bidirectional", 0};
template <std::size_t N> inline constexpr axis_words option_words<sliding_window<N>> = {"sliding_window", N};
template <std::size_t N> inline constexpr axis_words option_words<kv_heads<N>> = words_of<kv_heads<N>>;
}  // namespace diagnostics

/// What the options of a layer say.
template <class... Options> struct attention_options {
  static constexpr bool causal = !(std::is_same_v<Options, bidirectional> || ...);
  static constexpr bool bias = (headsup_detail::option<Options>::bias || ...);
  /// The size of the sliding window, or 0 if there is none.
  static constexpr std::size_t window = (std::size_t{0} + ... + headsup_detail::option<Options>::window);
  /// How many heads of keys and values there are, or 0 if there are as many as heads.
  static constexpr std::size_t kv_heads = (std::size_t{0} + ... + headsup_detail::option<Options>::kv_heads);
};

/// The heads of keys and values: those of the option, or as many as there are heads.
template <class Heads, class... Options>
using key_value_heads = std::conditional_t<attention_options<Options...>::kv_heads == 0, Heads,
                                           kv_heads<attention_options<Options...>::kv_heads>>;

/// The linear layer that makes queries, keys or values.
template <class In, class Out, class... Options>
using qkv_projection = linear<In, Out, attention_options<Options...>::bias ? bias::yes : bias::no>;

namespace rule {
/// HU063: what follows the axes of a layer are options that it knows, and windows are not empty.
template <class Call, class... Options> struct knows_options {
  static constexpr bool known = (headsup::headsup_detail::option<Options>::known && ...);
  static constexpr bool value = known &&
                                (0 + ... + (headsup::headsup_detail::option<Options>::window != 0 ? 1 : 0)) <= 1 &&
                                (0 + ... + (headsup::headsup_detail::option<Options>::kv_heads != 0 ? 1 : 0)) <= 1;
  static constexpr words say() {
    words w;
    w << "HU063 " << Call::name << ": takes options after its axes, ";
    if (known) return w << "each only once; fix: leave one out";
    bool said = false;
    (say_one<Options>(w, said), ...);
    return w << " is none of them; fix: leave it out, or kv_heads<4>, qkv_bias::yes, bidirectional or "
                "sliding_window<256>";
  }

 private:
  template <class Option> static constexpr void say_one(words& w, bool& said) {
    if (said || headsup::headsup_detail::option<Option>::known) return;
    said = true;
    if constexpr (Axis<Option>) w << words_of<Option>;
    else w << (std::is_same_v<Option, sliding_window<0>> ? "sliding_window<0>" : "something else");
  }
};
}  // namespace rule
}  // namespace HEADSUP_NAMESPACE
