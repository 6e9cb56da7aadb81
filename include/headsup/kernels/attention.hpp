#pragma once

#include <headsup/kernels/matrix.hpp>

namespace headsup::headsup_program {
/// Which weights are dropped in training: called for the keys of one query after the other, in the order in which
/// PyTorch draws them. Fills `keys` factors, `step` apart, with 0 or 1 / (1 - rate).
struct weight_dropout {
  void (*draw)(void* state, float* factors, std::size_t step, std::size_t keys) = nullptr;
  void* state = nullptr;
};

/// The cache of one sequence, (heads / group) x capacity x head_dim, which holds `cached` rows; and where it says
/// whether all of its values are finite, which becomes false with the first that is not.
template <class Cached> struct cached_sequence {
  Cached* keys;
  Cached* values;
  std::size_t cached;
  bool* finite;
};

/// Sequences whose caches are apart and hold different numbers of rows, asked for one at a time.
template <class Cached> struct cached_sequences {
  cached_sequence<Cached> (*at)(void const* all, std::size_t example) = nullptr;
  void const* all = nullptr;
};

/// Keys from first to last.
struct key_range {
  std::size_t first, last;
};

/// Self-attention of `examples` sequences of `tokens` rows of x, from the projections to the output.
///
/// in        examples x tokens x query.depth
/// out       examples x tokens x (heads x head_dim), or, if output has columns, as many, after the output projection
/// source    examples x source_tokens x key.depth: what keys and values are made of, in cross-attention; otherwise null
/// group     how many heads, one after the other, share the keys and values of one
/// keys,     examples x (heads / group) x capacity x head_dim: a cache that holds the `cached` rows before these, and
/// values    takes theirs, of Cached numbers; null without a cache
/// finite    whether all values in that cache are finite, as in cached_sequence; null if nobody knows
/// own       a cache for each example in place of one for all
/// window    keys this far from a query, or farther, are hidden from it
/// present   examples x keys: a key that is not present is hidden from all queries but its own, so that none sees
///           nothing; null if all are
template <class Weight, class Cached> struct attention_with {
  float const* in = nullptr;
  float* out = nullptr;
  float const* source = nullptr;
  std::size_t source_tokens = 0;
  std::size_t examples = 1;
  std::size_t tokens = 0;
  std::size_t heads = 1;
  std::size_t group = 1;
  std::size_t head_dim = 0;
  bool causal = true;
  std::size_t window = static_cast<std::size_t>(-1);
  bool const* present = nullptr;
  double scale = 1;
  matrix_of<Weight> query{};
  matrix_of<Weight> key{};
  matrix_of<Weight> value{};
  matrix_of<Weight> output{};
  Cached* keys = nullptr;
  Cached* values = nullptr;
  std::size_t capacity = 0;
  std::size_t cached = 0;
  bool* finite = nullptr;
  cached_sequences<Cached> own{};
  weight_dropout drop{};

  /// The position of a query that is none of the keys.
  static constexpr std::size_t nowhere = std::size_t{1} << 30;

  /// The keys, of so many, that the query at a position sees if they are present.
  [[gnu::always_inline]] key_range seen_from(std::size_t place, std::size_t keys_in_all) const {
    std::size_t const first = place < window ? 0 : place - window + 1;
    if (causal) return {first, place + 1};
    return {first, keys_in_all - place < window ? keys_in_all : place + window};
  }
};
using attention = attention_with<float, float>;
}  // namespace headsup::headsup_program

namespace HEADSUP_NAMESPACE::headsup_kernels {
using headsup_program::attention;
using headsup_program::attention_with;
using headsup_program::cached_sequence;
using headsup_program::key_range;
using headsup_program::weight_dropout;
}  // namespace HEADSUP_NAMESPACE::headsup_kernels
