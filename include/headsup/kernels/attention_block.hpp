#pragma once

#include <headsup/kernels/attention.hpp>
#include <headsup/kernels/product.hpp>
#include <headsup/math/ieee.hpp>

#include <cfloat>

// Attention without the matrix of weights: a block of queries processes one block of keys after the other, and the
// partial results are scaled down whenever a larger score appears. What differs between instruction sets is called by
// way of pointers, once for a whole panel.
//
// Source  Milakov and Gimelshein, Online normalizer calculation for softmax; Dao et al., FlashAttention

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE {
namespace headsup_kernels HEADSUP_HIDDEN {
inline constexpr std::size_t keys_in_block = 120;
/// The same where tiles have 16 rows and pairs.
inline constexpr std::size_t keys_in_large_block = 128;
inline constexpr std::size_t panels_in_block = 3;
inline constexpr std::size_t most_queries = 96;

/// 1 / ln 2: e to the power x is 2 to the power x times this.
inline constexpr double powers_of_two_in_e = 1.4426950408889634;

/// The state of the streaming softmax of each query: its largest score so far, the sum of its weights relative to that,
/// and by what the sums so far are to be multiplied.
struct running_softmax {
  alignas(64) float largest[most_queries];
  alignas(64) float totals[most_queries];
  alignas(64) float factors[most_queries];
};

/// What a block of queries needs of an instruction set. Scores of a key, one for each query of the block, stand side by
/// side; key i of `rows` is at position key + i, the first query at `place`.
struct block_kernels {
  std::size_t lanes;
  /// The keys, or features, whose products are computed at once, and stand side by side.
  std::size_t at_once;
  /// Queries stand side by side in panels, one in each lane, so that a tile holds the scores of some keys. Few panels
  /// share a block of keys and values while it is in the first-level cache.
  std::size_t query_columns, queries;
  /// The rows of a tile, the columns of values that are mixed at a time, and the keys of a block.
  std::size_t tile_rows, value_columns, keys;

  /// As product_kernels has it.
  void (*multiply_columns)(std::size_t columns, rows_job const& job, std::size_t rows);

  /// The first columns of a matrix, at most `most`, as a panel.
  void (*pack_columns)(float* to, matrix const& m, std::size_t most);

  /// Weights of keys, in so many columns, as factors of values that stand side by side; null if they stay as they are.
  void (*pair_weights)(float* weights, std::size_t keys, std::size_t columns);

  /// Hides keys from earlier queries; from those that are `window` positions away, or more; and keys that are not
  /// present, but not from the query at their own position.
  void (*hide_future)(float* scores, std::size_t rows, std::size_t key, std::size_t place, std::size_t columns);
  void (*hide_distant)(float* scores, std::size_t rows, std::size_t key, std::size_t place, std::size_t window,
                       std::size_t columns);
  void (*hide_absent)(float* scores, std::size_t rows, std::size_t key, std::size_t place, bool const* present,
                      std::size_t columns);

  /// One step of the streaming softmax: scores become weights that are not yet divided by their total, relative to the
  /// largest score so far: powers of 2 of `factor` times the difference.
  void (*weigh)(std::size_t columns, float* scores, std::size_t keys, float factor, running_softmax& state,
                std::size_t query);

  /// numbers[i] *= factors[i] for n of them, in whole registers.
  void (*multiply_by)(float* numbers, float const* factors, std::size_t n);

  /// out = sums / total.
  void (*divide)(float* out, float const* sums, std::size_t n, float total);

  std::size_t whole_registers(std::size_t n) const { return (n + lanes - 1) & ~(lanes - 1); }
  std::size_t steps(std::size_t n) const { return (n + at_once - 1) / at_once; }
};

/// What a member needs for one block of queries.
struct query_block {
  float* queries;   // panels of head_dim x query_columns
  float* sums;      // queries x sums_row: the values, weighted
  float* scores;    // set.keys x queries
  float* values;    // set.keys x lanes: the last values of each row, where they do not fill a register
  float* operands;  // 2 x set.keys x sums_row: keys and values, where products do not take them as they are
  float* kept;      // keys x queries, where weights are dropped
  std::size_t row;  // the numbers of a row of sums, in whole registers

  static std::size_t operand_numbers(block_kernels const& set, std::size_t head_dim, bool copies) {
    return copies ? 2 * set.keys * set.whole_registers(head_dim) : 0;
  }
  static std::size_t size(block_kernels const& set, std::size_t head_dim, bool copies, std::size_t dropped_keys) {
    return (head_dim + set.whole_registers(head_dim) + set.keys + dropped_keys) * set.queries + set.keys * set.lanes +
           operand_numbers(set, head_dim, copies);
  }
  query_block(block_kernels const& set, float* memory, std::size_t head_dim, bool copies)
      : queries(memory),
        sums(queries + head_dim * set.queries),
        scores(sums + set.whole_registers(head_dim) * set.queries),
        values(scores + set.keys * set.queries),
        operands(values + set.keys * set.lanes),
        kept(operands + operand_numbers(set, head_dim, copies)),
        row(set.whole_registers(head_dim)) {}
};

/// The weights of the queries of one panel for a block of keys, first to last, of which `keys` and `values` are the
/// rows; of those that no query of the panel sees they are zero as far as a tile of other queries may reach.
template <class Job>
void weigh_panel(block_kernels const& set, query_block const& room, std::size_t query, std::size_t count,
                 float const* keys, float const* values, std::size_t key_count, std::size_t place, std::size_t first,
                 std::size_t last, bool const* present, Job const& job, running_softmax& state) {
  std::size_t const head_dim = job.head_dim;
  std::size_t const columns = set.whole_registers(count);
  auto const inside = [&](std::size_t key) { return key < first ? first : key < last ? key : last; };
  std::size_t const seen = inside(job.seen_from(place + query, key_count).first);
  std::size_t const end = inside(job.seen_from(place + query + count - 1, key_count).last);
  float* const scores = room.scores + query;
  auto const clear = [&](std::size_t from, std::size_t to) {
    for (std::size_t key = from; key < to; ++key)
      __builtin_memset(scores + (key - first) * set.queries, 0, columns * sizeof(float));
  };
  std::size_t const beyond = end + set.tile_rows < last ? end + set.tile_rows : last;
  clear(seen < first + set.tile_rows ? first : seen - set.tile_rows, seen);
  clear(end, beyond);
  if (seen >= end) {
    for (std::size_t q = query; q < query + columns; ++q) state.factors[q] = 1;
    if (set.pair_weights != nullptr) set.pair_weights(scores, (seen > beyond ? seen : beyond) - first, columns);
    return;
  }
  std::size_t const depth = set.steps(head_dim);
  float* const seen_scores = scores + (seen - first) * set.queries;
  std::size_t const rows = end - seen;
  set.multiply_columns(columns,
                       {.sums = seen_scores,
                        .sums_row = set.queries,
                        .a = keys + (seen - first) * depth,
                        .row = depth,
                        .step = 1,
                        .b = room.queries + query * depth,
                        .width = columns,
                        .depth = depth,
                        .ahead = tile_rows * depth,
                        .next = query == 0 ? values + (seen - first) * depth : nullptr,
                        .next_lines = query == 0 ? tile_rows * depth / line / ((depth + line - 1) / line) : 0},
                       rows);
  if (job.causal && end > place + query + 1) set.hide_future(seen_scores, rows, seen, place + query, columns);
  if (job.window < key_count) set.hide_distant(seen_scores, rows, seen, place + query, job.window, columns);
  if (present != nullptr) set.hide_absent(seen_scores, rows, seen, place + query, present, columns);
  set.weigh(columns, seen_scores, rows, static_cast<float>(job.scale * powers_of_two_in_e), state, query);
  if (set.pair_weights != nullptr) set.pair_weights(scores, beyond - first, columns);
}

/// Adds a block of values, the rows of the keys from first to last, to the sums of all queries, each as often as its
/// weight says.
template <class Job>
void mix_values(block_kernels const& set, query_block const& room, std::size_t count, float const* values,
                std::size_t key_count, std::size_t place, std::size_t first, std::size_t last, Job const& job,
                running_softmax const& state) {
  std::size_t const head_dim = job.head_dim;
  // Values that stand side by side do so in whole registers.
  bool const whole_rows = set.at_once != 1;
  for (std::size_t whole = head_dim & ~(set.lanes - 1), key = first; !whole_rows && whole != head_dim && key < last;
       ++key)
    for (std::size_t d = whole; d < head_dim; ++d)
      room.values[(key - first) * set.lanes + d - whole] = values[(key - first) * head_dim + d];

  std::size_t rows = 0;
  for (std::size_t query = 0; query < count; query += rows) {
    // Rows that see the whole block are done in one go, others tile by tile.
    auto const of_first = job.seen_from(place + query, key_count),
               of_last = job.seen_from(place + count - 1, key_count);
    rows = count - query;
    if ((of_last.first > first || of_first.last < last) && rows > set.tile_rows) rows = set.tile_rows;
    std::size_t const end = job.seen_from(place + query + rows - 1, key_count).last;
    key_range const seen{of_first.first < first ? first : of_first.first, end < last ? end : last};
    if (seen.first >= seen.last) continue;
    std::size_t const step = (seen.first - first) / set.at_once, end_step = set.steps(seen.last - first);
    std::size_t columns = 0;
    for (std::size_t d = 0; d < head_dim; d += columns) {
      bool const in_place = whole_rows || d + set.lanes <= head_dim;
      std::size_t const left = whole_rows ? room.row - d : head_dim - d;
      columns = left >= set.value_columns ? set.value_columns : whole_rows ? left : set.lanes;
      std::size_t const width = whole_rows ? room.row : in_place ? head_dim : set.lanes;
      set.multiply_columns(columns,
                           {.sums = room.sums + query * room.row + d,
                            .sums_row = room.row,
                            .a = room.scores + step * set.queries + query,
                            .row = 1,
                            .step = set.queries,
                            .b = (in_place ? values + d : room.values) + step * width,
                            .width = width,
                            .depth = end_step - step,
                            .factors = state.factors + query},
                           rows);
    }
  }
}

/// What attention needs for the Numbers of keys and values.
template <class Number> struct number_kernels {
  /// The same as attend_block for one query: `scores` holds one for each key that it sees, in whole registers, and then
  /// a query. Keys, values and `present` begin with the first of them; `own` is the key at its own position.
  void (*attend_one)(float* scores, float const* query, Number const* keys, Number const* values, std::size_t seen,
                     bool const* present, std::size_t own, std::size_t head_dim, double scale, float* out);

  /// Rows as products take them: where they are, or in a room.
  float const* (*keys)(float* room, Number const* rows, std::size_t count, std::size_t head_dim);
  float const* (*values)(float* room, Number const* rows, std::size_t count, std::size_t head_dim);
};

/// The context vectors of up to `queries` queries of one head, the first of them at position `place` among the keys.
template <class Number, class Job>
void attend_block(block_kernels const& set, number_kernels<Number> const& of, query_block const& room,
                  float const* queries, std::size_t count, Number const* keys, Number const* values,
                  std::size_t key_count, std::size_t place, bool const* present, Job const& job, float* out,
                  std::size_t out_row) {
  std::size_t const head_dim = job.head_dim;
  std::size_t const columns = set.whole_registers(count);
  running_softmax state;
  for (std::size_t q = 0; q < columns; ++q) {
    // Not -inf: what is -inf so far may become finite, and -inf - -inf is NaN.
    state.largest[q] = -FLT_MAX;
    state.totals[q] = 0;
  }
  __builtin_memset(room.sums, 0, count * room.row * sizeof(float));
  for (std::size_t q = 0; q < count; q += set.query_columns)
    set.pack_columns(
        room.queries + q * set.steps(head_dim),
        {.numbers = queries + q * head_dim, .column = head_dim, .step = 1, .columns = count - q, .depth = head_dim},
        set.query_columns);

  // Keys that are absent at the beginning or the end of a block, as padding is, are left out.
  auto const counts = [&](std::size_t key) {
    return present == nullptr || present[key] || (key >= place && key < place + count);
  };
  std::size_t const end = job.seen_from(place + count - 1, key_count).last;
  for (std::size_t begin = job.seen_from(place, key_count).first; begin < end; begin += set.keys) {
    std::size_t first = begin, last = end - begin < set.keys ? end : begin + set.keys;
    while (first < last && !counts(first)) ++first;
    while (first < last && !counts(last - 1)) --last;
    if (first == last) continue;
    std::size_t const before = first * head_dim, rows = last - first;
    float const* const block_keys = of.keys(room.operands, keys + before, rows, head_dim);
    float const* const block_values = of.values(room.operands + set.keys * room.row, values + before, rows, head_dim);
    for (std::size_t q = 0; q < count; q += set.query_columns)
      weigh_panel(set, room, q, count - q < set.query_columns ? count - q : set.query_columns, block_keys, block_values,
                  key_count, place, first, last, present, job, state);
    if (job.drop.draw != nullptr)
      for (std::size_t key = first; key < last; ++key)
        set.multiply_by(room.scores + (key - first) * set.queries, room.kept + key * set.queries, columns);
    mix_values(set, room, count, block_values, key_count, place, first, last, job, state);
  }
  for (std::size_t q = 0; q < count; ++q)
    set.divide(out + q * out_row, room.sums + q * room.row, head_dim, state.totals[q]);
}

/// A weight of zero does not hide a NaN value: NaN propagates as it would with the matrix of weights, also from keys
/// that a query does not see.
template <class Number, class Job>
void spread_not_finite(Number const* values, std::size_t key_count, std::size_t place, std::size_t count,
                       bool const* present, Job const& job, float* out, std::size_t out_row) {
  for (std::size_t k = 0; k < key_count; ++k)
    for (std::size_t d = 0; d < job.head_dim; ++d) {
      float const value = static_cast<float>(values[k * job.head_dim + d]);
      if (value - value == 0) continue;
      for (std::size_t q = 0; q < count; ++q) {
        auto const seen = job.seen_from(place + q, key_count);
        bool const absent = present != nullptr && !present[k] && k != place + q;
        if (k < seen.first || k >= seen.last || absent) out[q * out_row + d] = headsup_math::nan<float>;
      }
    }
}

/// What attention of whole layers needs of an instruction set.
template <class Weight, class Cached> struct attention_kernels {
  product_kernels<Weight> product;
  block_kernels block;
  number_kernels<float> floats;
  number_kernels<Cached> cached;
};
}  // namespace headsup_kernels HEADSUP_HIDDEN
}  // namespace HEADSUP_NAMESPACE
HEADSUP_EXACT_END
