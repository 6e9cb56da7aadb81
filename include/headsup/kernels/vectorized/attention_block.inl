// Attention without the matrix of weights: a block of queries, one per lane, processes one block of keys after the
// other, and the partial results are scaled down whenever a larger score appears.
//
// Source  Milakov and Gimelshein, Online normalizer calculation for softmax; Dao et al., FlashAttention

inline constexpr std::size_t keys_in_block = 64;
inline constexpr float no_score = -math::infinity<float>;

/// What a member needs for one block of queries.
struct query_block {
  float* queries;  // head_dim x tile_columns
  float* sums;     // head_dim x tile_columns: the values, weighted
  float* scores;   // keys_in_block x tile_columns
  float* kept;     // keys x tile_columns, where weights are dropped

  static std::size_t size(std::size_t head_dim, std::size_t dropped_keys) {
    return (2 * head_dim + keys_in_block + dropped_keys) * tile_columns;
  }
  query_block(float* memory, std::size_t head_dim)
      : queries(memory),
        sums(queries + head_dim * tile_columns),
        scores(sums + head_dim * tile_columns),
        kept(scores + keys_in_block * tile_columns) {}
};

/// The queries of a block as columns, times a factor; lanes without a query are 0.
inline void load_queries(float* to, float const* from, std::size_t count, std::size_t head_dim, float factor) {
  std::size_t const width = (count + lanes - 1) / lanes * lanes;
  for (std::size_t q = 0; q < width; q += lanes) {
    std::size_t d = 0;
    if (q + lanes <= count)
      for (; d + lanes <= head_dim; d += lanes) {
        floats block[lanes];
        HEADSUP_UNROLL
        for (std::size_t i = 0; i < lanes; ++i) block[i] = load(from + (q + i) * head_dim + d);
        transpose(block);
        HEADSUP_UNROLL
        for (std::size_t i = 0; i < lanes; ++i) store(to + (d + i) * tile_columns + q, block[i] * factor);
      }
    for (; d < head_dim; ++d)
      for (std::size_t i = q; i < q + lanes; ++i)
        to[d * tile_columns + i] = i < count ? from[i * head_dim + d] * factor : 0;
  }
}

/// The columns of a block, each divided by its lane of `totals`, as rows.
inline void store_context(float* to, std::size_t row, float const* from, float const* totals, std::size_t count,
                          std::size_t head_dim) {
  for (std::size_t q = 0; q < count; q += lanes) {
    std::size_t d = 0;
    floats const total = load(totals + q);
    if (q + lanes <= count)
      for (; d + lanes <= head_dim; d += lanes) {
        floats block[lanes];
        HEADSUP_UNROLL
        for (std::size_t i = 0; i < lanes; ++i) block[i] = load(from + (d + i) * tile_columns + q) / total;
        transpose(block);
        HEADSUP_UNROLL
        for (std::size_t i = 0; i < lanes; ++i) store(to + (q + i) * row + d, block[i]);
      }
    for (; d < head_dim; ++d)
      for (std::size_t i = q; i < q + lanes && i < count; ++i) to[i * row + d] = from[d * tile_columns + i] / totals[i];
  }
}

/// One step of the streaming softmax for `Registers` registers of queries: scores become weights that are not yet
/// divided by their total, relative to the largest score so far.
template <std::size_t Registers>
HEADSUP_NOINLINE void weigh(float* scores, std::size_t keys, float* largest, float* totals, float* factors) {
  floats most[Registers];
  HEADSUP_UNROLL
  for (std::size_t v = 0; v < Registers; ++v) most[v] = load(largest + v * lanes);
  for (std::size_t k = 0; k < keys; ++k) {
    HEADSUP_UNROLL
    for (std::size_t v = 0; v < Registers; ++v) most[v] = larger(most[v], load(scores + k * tile_columns + v * lanes));
  }

  floats total[Registers];
  HEADSUP_UNROLL
  for (std::size_t v = 0; v < Registers; ++v) {
    floats const factor = exp2(load(largest + v * lanes) - most[v]);
    store(factors + v * lanes, factor);
    store(largest + v * lanes, most[v]);
    total[v] = load(totals + v * lanes) * factor;
  }
  for (std::size_t k = 0; k < keys; ++k) {
    HEADSUP_UNROLL
    for (std::size_t v = 0; v < Registers; ++v) {
      float* const at = scores + k * tile_columns + v * lanes;
      floats const weight = exp2(load(at) - most[v]);
      total[v] += weight;
      store(at, weight);
    }
  }
  HEADSUP_UNROLL
  for (std::size_t v = 0; v < Registers; ++v) store(totals + v * lanes, total[v]);
}

template <std::size_t... Registers>
inline void weigh(std::size_t registers, std::index_sequence<Registers...>, auto... arguments) {
  (void)((registers == Registers + 1 && (weigh<Registers + 1>(arguments...), true)) || ...);
}

/// Hides keys from earlier queries: key i of `rows` is at position key + i.
inline void hide_future(float* scores, std::size_t rows, std::size_t key, std::size_t place, std::size_t registers) {
  for (std::size_t i = 0; i < rows; ++i)
    for (std::size_t v = 0; v < registers && place + v * lanes < key + i; ++v) {
      float* const at = scores + i * tile_columns + v * lanes;
      float const first_seeing = static_cast<float>(key + i) - static_cast<float>(place + v * lanes);
      store(at, lane_numbers() < first_seeing ? all(no_score) : load(at));
    }
}

/// Hides keys from the queries that are `window` positions away, or more.
inline void hide_distant(float* scores, std::size_t rows, std::size_t key, std::size_t place, std::size_t window,
                         std::size_t registers) {
  float const from = static_cast<float>(window);
  for (std::size_t i = 0; i < rows; ++i)
    for (std::size_t v = 0; v < registers; ++v) {
      float* const at = scores + i * tile_columns + v * lanes;
      float const first = static_cast<float>(place + v * lanes) - static_cast<float>(key + i);
      floats const ahead = lane_numbers() + first;
      store(at, larger(ahead, -ahead) >= from ? all(no_score) : load(at));
    }
}

/// Hides keys that are not present, but not from the query at their own position.
inline void hide_absent(float* scores, std::size_t rows, std::size_t key, std::size_t place, bool const* present,
                        std::size_t registers) {
  for (std::size_t i = 0; i < rows; ++i)
    for (std::size_t v = 0; v < registers && !present[key + i]; ++v) {
      float* const at = scores + i * tile_columns + v * lanes;
      float const own = static_cast<float>(key + i) - static_cast<float>(place + v * lanes);
      store(at, lane_numbers() == own ? load(at) : all(no_score));
    }
}

/// The context vectors of up to tile_columns queries of one head, the first of them at position `place` among the keys.
template <class Job>
void attend_block(query_block const& room, float const* queries, std::size_t count, float const* keys,
                         float const* values, std::size_t key_count, std::size_t place, bool const* present,
                         Job const& job, float* out, std::size_t out_row) {
  std::size_t const head_dim = job.head_dim;
  std::size_t const registers = (count + lanes - 1) / lanes;
  std::size_t const end = job.seen_from(place + count - 1, key_count).last;
  alignas(64) float largest[tile_columns];
  alignas(64) float totals[tile_columns]{};
  alignas(64) float factors[tile_columns];
  // Not no_score: what is -inf so far may become finite, and -inf - -inf is NaN.
  for (float& each : largest) each = -FLT_MAX;

  load_queries(room.queries, queries, count, head_dim, static_cast<float>(job.scale * powers_of_two_in_e));
  for (std::size_t i = 0; i < head_dim * tile_columns; i += lanes) store(room.sums + i, floats{});

  for (std::size_t first = job.seen_from(place, key_count).first; first < end; first += keys_in_block) {
    std::size_t const block = end - first < keys_in_block ? end - first : keys_in_block;
    for_each_tile(block, [&](std::size_t k, std::size_t rows) {
      // Registers whose queries all come before these keys see none of them.
      std::size_t const key = first + k;
      std::size_t const hidden = job.causal && key > place ? (key - place) / lanes : 0;
      float* const scores = room.scores + k * tile_columns;
      near_tile(registers - hidden,
                rows)({scores + hidden * lanes, tile_columns, nullptr, 0, nullptr, keys + key * head_dim, head_dim, 1,
                       room.queries + hidden * lanes, tile_columns, head_dim});
      if (job.causal && key + rows > place + 1) hide_future(scores, rows, key, place, registers);
      if (job.window < key_count) hide_distant(scores, rows, key, place, job.window, registers);
      if (present != nullptr) hide_absent(scores, rows, key, place, present, registers);
    });
    weigh(registers, std::make_index_sequence<tile_registers>{}, room.scores, block, largest, totals, factors);
    if (job.drop.draw != nullptr)
      for (std::size_t i = 0; i < block * tile_columns; i += lanes)
        store(room.scores + i, load(room.scores + i) * load(room.kept + first * tile_columns + i));
    for_each_tile(head_dim, [&](std::size_t d, std::size_t rows) {
      float* const sums = room.sums + d * tile_columns;
      near_tile(registers, rows)({sums, tile_columns, sums, tile_columns, factors, values + first * head_dim + d, 1,
                                  head_dim, room.scores, tile_columns, block});
    });
  }
  store_context(out, out_row, room.sums, totals, count, head_dim);
}

/// The same for one query, whose scores are dot products: `scores` holds one for each key that it sees. Keys, values
/// and `present` begin there; `own` is the key at its own position.
inline void attend_one(float* scores, float const* query, float const* keys, float const* values, std::size_t seen,
                       bool const* present, std::size_t own, attention const& job, float* out) {
  std::size_t const head_dim = job.head_dim;
  std::size_t const whole = head_dim / lanes * lanes;
  float const factor = static_cast<float>(job.scale * powers_of_two_in_e);
  floats most = all(no_score);
  for (std::size_t first = 0; first < seen; first += lanes) {
    floats sums[lanes];
    for (std::size_t i = 0; i < lanes; ++i) {
      float const* const key = keys + (first + i < seen ? first + i : seen - 1) * head_dim;
      floats sum{};
      for (std::size_t d = 0; d < whole; d += lanes) sum = multiply_add(load(query + d), load(key + d), sum);
      for (std::size_t d = whole; d < head_dim; ++d) sum[d - whole] += query[d] * key[d];
      sums[i] = sum;
    }
    transpose(sums);
    for (std::size_t half = lanes / 2; half != 0; half /= 2)
      for (std::size_t i = 0; i < half; ++i) sums[i] += sums[i + half];
    floats score = sums[0] * factor;
    for (std::size_t i = 0; i < lanes && present != nullptr; ++i)
      if (std::size_t const k = first + i < seen ? first + i : seen - 1; !present[k] && k != own) score[i] = no_score;
    most = larger(most, score);
    store(scores + first, score);
  }
  for (std::size_t i = seen; i % lanes != 0; ++i) scores[i] = no_score;

  floats const top = all(largest_of(most));
  floats total{};
  for (std::size_t first = 0; first < seen; first += lanes) {
    floats const weight = exp2(load(scores + first) - top);
    total += weight;
    store(scores + first, weight);
  }
  float const whole_weight = sum_of(total);

  constexpr std::size_t at_once = 4 * lanes;
  for (std::size_t d = 0; d < head_dim;) {
    if (d + at_once <= head_dim) {
      floats sum[8]{};
      std::size_t k = 0;
      for (; k + 2 <= seen; k += 2)
        for (std::size_t v = 0; v < 8; ++v)
          sum[v] =
              multiply_add(all(scores[k + v / 4]), load(values + (k + v / 4) * head_dim + d + v % 4 * lanes), sum[v]);
      if (k < seen)
        for (std::size_t v = 0; v < 4; ++v)
          sum[v] = multiply_add(all(scores[k]), load(values + k * head_dim + d + v * lanes), sum[v]);
      for (std::size_t v = 0; v < 4; ++v) store(out + d + v * lanes, (sum[v] + sum[v + 4]) / whole_weight);
      d += at_once;
    } else if (d + lanes <= head_dim) {
      floats sum{};
      for (std::size_t k = 0; k < seen; ++k) sum = multiply_add(all(scores[k]), load(values + k * head_dim + d), sum);
      store(out + d, sum / whole_weight);
      d += lanes;
    } else {
      float sum = 0;
      for (std::size_t k = 0; k < seen; ++k) sum += scores[k] * values[k * head_dim + d];
      out[d] = sum / whole_weight;
      d += 1;
    }
  }
}

/// What attention of whole layers needs of an instruction set.
struct attention_kernels {
  using block = query_block;
  static constexpr std::size_t lane_count = lanes, columns = tile_columns;
  static std::size_t panels_of(std::size_t columns_of_matrix) { return panels_in(columns_of_matrix); }
  static std::size_t panel_room(matrix const& m) { return room_of(m); }
  static bool product(auto const&... arguments) { return multiply_block(arguments...); }
  static void one_query(auto const&... arguments) { attend_one(arguments...); }
  static void some_queries(auto const&... arguments) { attend_block(arguments...); }
};

template <class Job> void attend(Job const& job) { attention_run<attention_kernels>{job}(); }
