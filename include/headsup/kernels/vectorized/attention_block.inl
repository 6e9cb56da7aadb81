// Attention without the matrix of weights: a block of queries processes one block of keys after the other, and the
// partial results are scaled down whenever a larger score appears.
//
// Source  Milakov and Gimelshein, Online normalizer calculation for softmax; Dao et al., FlashAttention

/// Queries stand side by side in panels, one in each lane, so that a tile holds the scores of some keys. Few panels share
/// a block of keys and values while it is in the first-level cache.
inline constexpr std::size_t query_registers = lanes == 16 ? 2 : tile_registers;
inline constexpr std::size_t query_columns = query_registers * lanes;
inline constexpr std::size_t queries_in_block = 3 * query_columns;
inline constexpr std::size_t keys_in_block = 120;
inline constexpr float no_score = -math::infinity<float>;

/// The numbers of a row of values or of their sums, in whole registers.
inline constexpr std::size_t padded(std::size_t head_dim) { return (head_dim + lanes - 1) / lanes * lanes; }

/// What a member needs for one block of queries.
struct query_block {
  float* queries;  // panels of head_dim x query_columns
  float* sums;     // queries_in_block x padded(head_dim): the values, weighted
  float* scores;   // keys_in_block x queries_in_block
  float* values;   // keys_in_block x lanes: the last values of each row, where they do not fill a register
  float* widened;  // 2 x keys_in_block x head_dim: keys and values, where they are narrower
  float* kept;     // keys x queries_in_block, where weights are dropped

  static std::size_t size(std::size_t head_dim, bool widens, std::size_t dropped_keys) {
    return (head_dim + padded(head_dim) + keys_in_block + dropped_keys) * queries_in_block + keys_in_block * lanes +
           (widens ? 2 * keys_in_block * head_dim : 0);
  }
  query_block(float* memory, std::size_t head_dim, bool widens)
      : queries(memory),
        sums(queries + head_dim * queries_in_block),
        scores(sums + padded(head_dim) * queries_in_block),
        values(scores + keys_in_block * queries_in_block),
        widened(values + keys_in_block * lanes),
        kept(widened + (widens ? 2 * keys_in_block * head_dim : 0)) {}
};

/// The state of the streaming softmax of each query: its largest score so far, the sum of its weights relative to that,
/// and by what the sums so far are to be multiplied.
struct running_softmax {
  alignas(64) float largest[queries_in_block];
  alignas(64) float totals[queries_in_block];
  alignas(64) float factors[queries_in_block];
};

/// One step of the streaming softmax for `Registers` registers of queries: scores become weights that are not yet
/// divided by their total, relative to the largest score so far: powers of 2 of `factor` times the difference.
template <std::size_t Registers>
HEADSUP_NOINLINE void weigh(float* scores, std::size_t keys, float factor, running_softmax& state, std::size_t query) {
  floats most[Registers];
  HEADSUP_UNROLL
  for (std::size_t v = 0; v < Registers; ++v) most[v] = load(scores + v * lanes);
  for (std::size_t k = 1; k < keys; ++k) {
    HEADSUP_UNROLL
    for (std::size_t v = 0; v < Registers; ++v)
      most[v] = larger(most[v], load(scores + k * queries_in_block + v * lanes));
  }

  floats total[Registers];
  HEADSUP_UNROLL
  for (std::size_t v = 0; v < Registers; ++v) {
    std::size_t const at = query + v * lanes;
    floats const before = load(state.largest + at);
    most[v] = larger(before, most[v]);
    store(state.largest + at, most[v]);
    store(state.factors + at, exp2((before - most[v]) * factor));
    total[v] = floats{};
  }
  auto const weigh_keys = [&]<std::size_t Keys>(std::size_t k, std::integral_constant<std::size_t, Keys>) {
    floats some_weights[Keys * Registers];
    float* const at = scores + k * queries_in_block;
    HEADSUP_UNROLL
    for (std::size_t i = 0; i < Keys * Registers; ++i)
      some_weights[i] =
          (load(at + i / Registers * queries_in_block + i % Registers * lanes) - most[i % Registers]) * factor;
    exp2(some_weights);
    HEADSUP_UNROLL
    for (std::size_t i = 0; i < Keys * Registers; ++i) {
      total[i % Registers] += some_weights[i];
      store(at + i / Registers * queries_in_block + i % Registers * lanes, some_weights[i]);
    }
  };
  std::size_t k = 0;
  for (; k + 2 <= keys; k += 2) weigh_keys(k, std::integral_constant<std::size_t, 2>{});
  if (k < keys) weigh_keys(k, std::integral_constant<std::size_t, 1>{});
  HEADSUP_UNROLL
  for (std::size_t v = 0; v < Registers; ++v) {
    std::size_t const at = query + v * lanes;
    store(state.totals + at, multiply_add(load(state.totals + at), load(state.factors + at), total[v]));
  }
}

template <std::size_t... Before>
inline void weigh(std::size_t registers, std::index_sequence<Before...>, auto&&... arguments) {
  (void)((registers == Before + 1 && (weigh<Before + 1>(arguments...), true)) || ...);
}

/// Hides keys from earlier queries: key i of `rows` is at position key + i, the first query at `place`.
template <class = void>
inline void hide_future(float* scores, std::size_t rows, std::size_t key, std::size_t place, std::size_t registers) {
  for (std::size_t i = 0; i < rows; ++i)
    for (std::size_t v = 0; v < registers && place + v * lanes < key + i; ++v) {
      float* const at = scores + i * queries_in_block + v * lanes;
      float const first_seeing = static_cast<float>(key + i) - static_cast<float>(place + v * lanes);
      store(at, lane_numbers() < first_seeing ? all(no_score) : load(at));
    }
}

/// Hides keys from the queries that are `window` positions away, or more.
template <class = void>
inline void hide_distant(float* scores, std::size_t rows, std::size_t key, std::size_t place, std::size_t window,
                         std::size_t registers) {
  float const from = static_cast<float>(window);
  for (std::size_t i = 0; i < rows; ++i)
    for (std::size_t v = 0; v < registers; ++v) {
      float* const at = scores + i * queries_in_block + v * lanes;
      float const first = static_cast<float>(place + v * lanes) - static_cast<float>(key + i);
      floats const ahead = lane_numbers() + first;
      store(at, larger(ahead, -ahead) >= from ? all(no_score) : load(at));
    }
}

/// Hides keys that are not present, but not from the query at their own position.
template <class = void>
inline void hide_absent(float* scores, std::size_t rows, std::size_t key, std::size_t place, bool const* present,
                        std::size_t registers) {
  for (std::size_t i = 0; i < rows; ++i)
    for (std::size_t v = 0; v < registers && !present[key + i]; ++v) {
      float* const at = scores + i * queries_in_block + v * lanes;
      float const own = static_cast<float>(key + i) - static_cast<float>(place + v * lanes);
      store(at, lane_numbers() == own ? load(at) : all(no_score));
    }
}

/// The weights of the queries of one panel for a block of keys, first to last, of which `keys` and `values` are the rows;
/// of those that no query of the panel sees they are zero as far as a tile of other queries may reach.
template <class Job>
void weigh_panel(query_block const& room, std::size_t query, std::size_t count, float const* keys, float const* values,
                 std::size_t key_count, std::size_t place, std::size_t first, std::size_t last, bool const* present,
                 Job const& job, running_softmax& state) {
  std::size_t const head_dim = job.head_dim;
  std::size_t const registers = (count + lanes - 1) / lanes;
  auto const inside = [&](std::size_t key) { return key < first ? first : key < last ? key : last; };
  std::size_t const seen = inside(job.seen_from(place + query, key_count).first);
  std::size_t const end = inside(job.seen_from(place + query + count - 1, key_count).last);
  float* const scores = room.scores + query;
  auto const clear = [&](std::size_t from, std::size_t to) {
    for (std::size_t key = from; key < to; ++key)
      for (std::size_t v = 0; v < registers; ++v)
        store(scores + (key - first) * queries_in_block + v * lanes, floats{});
  };
  clear(seen < first + tile_rows ? first : seen - tile_rows, seen);
  clear(end, end + tile_rows < last ? end + tile_rows : last);
  if (seen >= end) {
    for (std::size_t v = 0; v < registers; ++v) store(state.factors + query + v * lanes, all(1));
    return;
  }
  float* const seen_scores = scores + (seen - first) * queries_in_block;
  std::size_t const rows = end - seen;
  multiply_rows(registers,
                {.sums = seen_scores,
                 .sums_row = queries_in_block,
                 .a = keys + (seen - first) * head_dim,
                 .row = head_dim,
                 .step = 1,
                 .b = room.queries + query * head_dim,
                 .width = registers * lanes,
                 .depth = head_dim,
                 .ahead = tile_rows * head_dim,
                 .next = query == 0 ? values + (seen - first) * head_dim : nullptr,
                 .next_lines = query == 0 ? tile_rows * head_dim / line / ((head_dim + line - 1) / line) : 0},
                rows);
  if (job.causal && end > place + query + 1) hide_future(seen_scores, rows, seen, place + query, registers);
  if (job.window < key_count) hide_distant(seen_scores, rows, seen, place + query, job.window, registers);
  if (present != nullptr) hide_absent(seen_scores, rows, seen, place + query, present, registers);
  weigh(registers, std::make_index_sequence<query_registers>{}, seen_scores, rows,
        static_cast<float>(job.scale * powers_of_two_in_e), state, query);
}

/// Adds a block of values, the rows of the keys from first to last, to the sums of all queries, each as often as its
/// weight says.
template <class Job>
void mix_values(query_block const& room, std::size_t count, float const* values, std::size_t key_count,
                std::size_t place, std::size_t first, std::size_t last, Job const& job, running_softmax const& state) {
  std::size_t const head_dim = job.head_dim;
  std::size_t const whole = head_dim / lanes * lanes;
  if (whole != head_dim)
    for (std::size_t key = first; key < last; ++key)
      for (std::size_t d = whole; d < head_dim; ++d)
        room.values[(key - first) * lanes + d - whole] = values[(key - first) * head_dim + d];

  std::size_t rows = 0;
  for (std::size_t query = 0; query < count; query += rows) {
    // Rows that see the whole block are done in one go, others tile by tile.
    auto const of_first = job.seen_from(place + query, key_count), of_last = job.seen_from(place + count - 1, key_count);
    rows = count - query;
    if ((of_last.first > first || of_first.last < last) && rows > tile_rows) rows = tile_rows;
    std::size_t const end = job.seen_from(place + query + rows - 1, key_count).last;
    key_range const seen{of_first.first < first ? first : of_first.first, end < last ? end : last};
    if (seen.first >= seen.last) continue;
    for (std::size_t d = 0; d < head_dim;) {
      bool const in_place = d + lanes <= head_dim;
      std::size_t const registers = d + query_columns <= head_dim ? query_registers : 1;
      multiply_rows(registers,
                    {.sums = room.sums + query * padded(head_dim) + d,
                     .sums_row = padded(head_dim),
                     .a = room.scores + (seen.first - first) * queries_in_block + query,
                     .row = 1,
                     .step = queries_in_block,
                     .b = (in_place ? values + d : room.values) + (seen.first - first) * (in_place ? head_dim : lanes),
                     .width = in_place ? head_dim : lanes,
                     .depth = seen.last - seen.first,
                     .factors = state.factors + query},
                    rows);
      d += registers * lanes;
    }
  }
}

/// Rows of keys or values as floats: where they are, or widened.
inline float const* as_floats(float const* rows, std::size_t, float*) { return rows; }
template <class Narrow> float const* as_floats(Narrow const* rows, std::size_t numbers, float* widened) {
  std::size_t i = 0;
  for (; i + lanes <= numbers; i += lanes) store(widened + i, load(rows + i));
  for (; i < numbers; ++i) widened[i] = static_cast<float>(rows[i]);
  return widened;
}

/// The context vectors of up to queries_in_block queries of one head, the first of them at position `place` among the
/// keys.
template <class Number, class Job>
void attend_block(query_block const& room, float const* queries, std::size_t count, Number const* keys,
                  Number const* values, std::size_t key_count, std::size_t place, bool const* present, Job const& job,
                  float* out, std::size_t out_row) {
  std::size_t const head_dim = job.head_dim;
  std::size_t const columns = (count + lanes - 1) / lanes * lanes;
  running_softmax state;
  for (std::size_t q = 0; q < columns; q += lanes) {
    // Not no_score: what is -inf so far may become finite, and -inf - -inf is NaN.
    store(state.largest + q, all(-FLT_MAX));
    store(state.totals + q, floats{});
  }
  for (std::size_t i = 0; i < count * padded(head_dim); i += lanes) store(room.sums + i, floats{});
  for (std::size_t q = 0; q < count; q += query_columns)
    pack_columns(
        room.queries + q * head_dim,
        {.numbers = queries + q * head_dim, .column = head_dim, .step = 1, .columns = count - q, .depth = head_dim},
        query_columns);

  // Keys that are absent at the beginning or the end of a block, as padding is, are left out.
  auto const counts = [&](std::size_t key) {
    return present == nullptr || present[key] || (key >= place && key < place + count);
  };
  std::size_t const end = job.seen_from(place + count - 1, key_count).last;
  for (std::size_t begin = job.seen_from(place, key_count).first; begin < end; begin += keys_in_block) {
    std::size_t first = begin, last = end - begin < keys_in_block ? end : begin + keys_in_block;
    while (first < last && !counts(first)) ++first;
    while (first < last && !counts(last - 1)) --last;
    if (first == last) continue;
    std::size_t const before = first * head_dim, numbers = (last - first) * head_dim;
    float const* const block_keys = as_floats(keys + before, numbers, room.widened);
    float const* const block_values = as_floats(values + before, numbers, room.widened + keys_in_block * head_dim);
    for (std::size_t q = 0; q < count; q += query_columns)
      weigh_panel(room, q, count - q < query_columns ? count - q : query_columns, block_keys, block_values, key_count,
                  place, first, last, present, job, state);
    if (job.drop.draw != nullptr)
      for (std::size_t key = first; key < last; ++key)
        for (std::size_t q = 0; q < columns; q += lanes) {
          float* const at = room.scores + (key - first) * queries_in_block + q;
          store(at, load(at) * load(room.kept + key * queries_in_block + q));
        }
    mix_values(room, count, block_values, key_count, place, first, last, job, state);
  }
  std::size_t const whole = head_dim / lanes * lanes;
  for (std::size_t q = 0; q < count; ++q) {
    float const* const from = room.sums + q * padded(head_dim);
    floats const one_by_total = all(1) / state.totals[q];
    for (std::size_t d = 0; d < whole; d += lanes) store(out + q * out_row + d, load(from + d) * one_by_total);
    for (std::size_t d = whole; d < head_dim; ++d) out[q * out_row + d] = from[d] / state.totals[q];
  }
}

/// The values that are added up before they are added to the sum of all.
inline constexpr std::size_t keys_in_part = 64;

/// The keys that one query sees, in the order in which it processes them: in four streams while there are whole registers
/// of scores, because memory gives several streams more than one, and the rest one after the other.
struct key_order {
  static constexpr std::size_t streams = 4, each = lanes / streams;
  std::size_t quarter, whole;

  explicit key_order(std::size_t seen) : quarter(seen / lanes * each), whole(quarter * streams) {}
  std::size_t operator()(std::size_t i) const {
    return i < whole ? i % lanes / each * quarter + i / lanes * each + i % each : i;
  }
};

/// A query in the order in which two registers of a key are loaded.
template <class Cached> float const* ordered_as(float const* query, float* room, std::size_t head_dim) {
  if constexpr (std::is_same_v<Cached, float>) return query;
  std::size_t const in_twos = head_dim / (2 * lanes) * (2 * lanes);
  for (std::size_t d = 0; d < head_dim; ++d)
    room[d] = query[d < in_twos ? d / (2 * lanes) * (2 * lanes) + place_of<Cached>(d % (2 * lanes)) : d];
  return room;
}

/// The scores of one query, which is ordered_as the keys, in the order of its keys, and the largest.
template <class Cached>
float score_one(float* scores, float const* query, Cached const* keys, std::size_t seen, key_order const& order,
                       bool const* present, std::size_t own, std::size_t head_dim) {
  std::size_t const whole = head_dim / lanes * lanes;
  floats most = all(no_score);
  for (std::size_t first = 0; first < seen; first += lanes) {
    floats sums[lanes];
    HEADSUP_UNROLL
    for (std::size_t i = 0; i < lanes; ++i) {
      Cached const* const key = keys + order(first + i < seen ? first + i : seen - 1) * head_dim;
      floats sum{};
      std::size_t in_twos = 0;
      for (; in_twos + 2 * lanes <= head_dim; in_twos += 2 * lanes) {
        two_registers const of_key = load_two(key + in_twos);
        sum = multiply_add(load(query + in_twos), of_key.first, sum);
        sum = multiply_add(load(query + in_twos + lanes), of_key.second, sum);
      }
      if (in_twos < whole) sum = multiply_add(load(query + in_twos), load(key + in_twos), sum);
      for (std::size_t d = whole; d < head_dim; ++d) sum[d - whole] += query[d] * static_cast<float>(key[d]);
      sums[i] = sum;
    }
    transpose(sums);
    HEADSUP_UNROLL
    for (std::size_t half = lanes / 2; half != 0; half /= 2)
      for (std::size_t i = 0; i < half; ++i) sums[i] += sums[i + half];
    floats score = sums[0];
    for (std::size_t i = 0; i < lanes && present != nullptr; ++i)
      if (std::size_t const k = order(first + i < seen ? first + i : seen - 1); !present[k] && k != own)
        score[i] = no_score;
    most = larger(most, score);
    store(scores + first, score);
  }
  for (std::size_t i = seen; i % lanes != 0; ++i) scores[i] = no_score;
  return largest_of(most);
}

/// Scores become weights that are not yet divided by their sum, which is returned.
template <class = void> inline float weigh_one(float* scores, std::size_t seen, float largest, float factor) {
  floats total{};
  for (std::size_t first = 0; first < seen;) {
    floats part{};
    for (std::size_t const end = first + keys_in_part * lanes; first < seen && first < end; first += lanes) {
      floats const weight = exp2((load(scores + first) - largest) * factor);
      part += weight;
      store(scores + first, weight);
    }
    total += part;
  }
  return sum_of(total);
}

/// Registers of the weighted values of one query, in so many strands.
template <std::size_t Registers, std::size_t Strands, class Cached>
HEADSUP_INLINE void mix_one(float* out, float const* weights, Cached const* values, std::size_t seen,
                            key_order const& order, std::size_t head_dim, float one_by_total) {
  floats all_parts[Registers]{};
  for (std::size_t first = 0; first < seen; first += keys_in_part) {
    std::size_t const last = seen - first < keys_in_part ? seen : first + keys_in_part;
    floats sums[Strands][Registers]{};
    auto const add = [&](std::size_t key, floats(&to)[Registers]) {
      floats const weight = all(weights[key]);
      Cached const* const from = values + order(key) * head_dim;
      if constexpr (Registers == 1) to[0] = multiply_add(weight, load(from), to[0]);
      else {
        HEADSUP_UNROLL
        for (std::size_t v = 0; v < Registers; v += 2) {
          two_registers const of_value = load_two(from + v * lanes);
          to[v] = multiply_add(weight, of_value.first, to[v]);
          to[v + 1] = multiply_add(weight, of_value.second, to[v + 1]);
        }
      }
    };
    std::size_t k = first;
    for (; k + Strands <= last; k += Strands) {
      HEADSUP_UNROLL
      for (std::size_t s = 0; s < Strands; ++s) add(k + s, sums[s]);
    }
    for (; k < last; ++k) add(k, sums[0]);
    HEADSUP_UNROLL
    for (std::size_t v = 0; v < Registers; ++v) {
      HEADSUP_UNROLL
      for (std::size_t s = 1; s < Strands; ++s) sums[0][v] += sums[s][v];
      all_parts[v] += sums[0][v];
    }
  }
  HEADSUP_UNROLL
  for (std::size_t v = 0; v < Registers; ++v) all_parts[v] *= one_by_total;
  if constexpr (std::is_same_v<Cached, float> || Registers == 1) {
    HEADSUP_UNROLL
    for (std::size_t v = 0; v < Registers; ++v) store(out + v * lanes, all_parts[v]);
  } else {
    for (std::size_t i = 0; i < Registers * lanes; ++i)
      out[i / (2 * lanes) * (2 * lanes) + place_of<Cached>(i % (2 * lanes))] = all_parts[i / lanes][i % lanes];
  }
}

/// The same as attend_block for one query: `scores` holds one for each key that it sees, in whole registers, and then a
/// query. Keys, values and `present` begin with the first of them; `own` is the key at its own position.
template <class Cached, class Job>
void attend_one(float* scores, float const* query, Cached const* keys, Cached const* values, std::size_t seen,
                bool const* present, std::size_t own, Job const& job, float* out) {
  std::size_t const head_dim = job.head_dim;
  key_order const order(seen);
  float const* const ordered = ordered_as<Cached>(query, scores + (seen + lanes - 1) / lanes * lanes, head_dim);
  float const largest = score_one(scores, ordered, keys, seen, order, present, own, head_dim);
  float const one_by_total = 1 / weigh_one(scores, seen, largest, static_cast<float>(job.scale * powers_of_two_in_e));
  std::size_t d = 0;
  for (; d + 8 * lanes <= head_dim; d += 8 * lanes)
    mix_one<8, 1>(out + d, scores, values + d, seen, order, head_dim, one_by_total);
  for (; d + 4 * lanes <= head_dim; d += 4 * lanes)
    mix_one<4, 2>(out + d, scores, values + d, seen, order, head_dim, one_by_total);
  for (; d + lanes <= head_dim; d += lanes)
    mix_one<1, 4>(out + d, scores, values + d, seen, order, head_dim, one_by_total);
  for (; d < head_dim; ++d) {
    float all_parts = 0;
    for (std::size_t k = 0; k < seen;) {
      float sum = 0;
      for (std::size_t const end = k + keys_in_part; k < seen && k < end; ++k)
        sum += scores[k] * static_cast<float>(values[order(k) * head_dim + d]);
      all_parts += sum;
    }
    out[d] = all_parts * one_by_total;
  }
}

/// What attention of whole layers needs of an instruction set.
struct attention_kernels {
  using block = query_block;
  static constexpr std::size_t lane_count = lanes, columns = tile_columns, queries = queries_in_block;
  static std::size_t panels_of(std::size_t columns_of_matrix) { return panels_in(columns_of_matrix); }
  static std::size_t panel_room(auto const& m) { return room_of(m); }
  static bool product(auto const&... arguments) { return multiply_block(arguments...); }
  static void one_query(auto const&... arguments) { attend_one(arguments...); }
  static void some_queries(auto const&... arguments) { attend_block(arguments...); }
};

template <class Job> void attend(Job const& job) { attention_run<attention_kernels, Job>{job}(); }
