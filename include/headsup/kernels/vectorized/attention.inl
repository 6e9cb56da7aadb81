// Attention without the matrix of weights: a block of queries, one per lane, processes one block of keys after the
// other, and the partial results are scaled down whenever a larger score appears.
//
// Source  Milakov and Gimelshein, Online normalizer calculation for softmax; Dao et al., FlashAttention

inline constexpr std::size_t keys_in_block = 64;
inline constexpr float no_score = -std::numeric_limits<float>::infinity();

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

/// The context vectors of up to tile_columns queries of one head, the first of them at position `place` among the keys.
inline void attend_block(query_block const& room, float const* queries, std::size_t count, float const* keys,
                         float const* values, std::size_t key_count, std::size_t place, attention const& job,
                         float* out, std::size_t out_row) {
  std::size_t const head_dim = job.head_dim;
  std::size_t const registers = (count + lanes - 1) / lanes;
  std::size_t const seen = job.causal ? place + count : key_count;
  alignas(64) float largest[tile_columns];
  alignas(64) float totals[tile_columns]{};
  alignas(64) float factors[tile_columns];
  // Not no_score: what is -inf so far may become finite, and -inf - -inf is NaN.
  for (float& each : largest) each = std::numeric_limits<float>::lowest();

  load_queries(room.queries, queries, count, head_dim, static_cast<float>(job.scale * powers_of_two_in_e));
  for (std::size_t i = 0; i < head_dim * tile_columns; i += lanes) store(room.sums + i, floats{});

  for (std::size_t first = 0; first < seen; first += keys_in_block) {
    std::size_t const block = seen - first < keys_in_block ? seen - first : keys_in_block;
    for_each_tile(block, [&](std::size_t k, std::size_t rows) {
      // Registers whose queries all come before these keys see none of them.
      std::size_t const key = first + k;
      std::size_t const hidden = job.causal && key > place ? (key - place) / lanes : 0;
      float* const scores = room.scores + k * tile_columns;
      near_tile(registers - hidden,
                rows)({scores + hidden * lanes, tile_columns, nullptr, 0, nullptr, keys + key * head_dim, head_dim, 1,
                       room.queries + hidden * lanes, tile_columns, head_dim});
      if (job.causal && key + rows > place + 1) hide_future(scores, rows, key, place, registers);
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

/// The same for one query, whose scores are dot products: `scores` holds one for each key.
inline void attend_one(float* scores, float const* query, float const* keys, float const* values, std::size_t seen,
                       attention const& job, float* out) {
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
    floats const score = sums[0] * factor;
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

/// A weight of zero does not hide a NaN value: NaN propagates as it would with the matrix of weights.
inline void spread_not_finite(float const* values, std::size_t key_count, std::size_t place, std::size_t count,
                              std::size_t head_dim, float* out, std::size_t out_row) {
  for (std::size_t d = 0; d < head_dim; ++d)
    for (std::size_t k = key_count; k-- > 0;)
      if (float const value = values[k * head_dim + d]; value - value != 0) {
        for (std::size_t q = 0; q < count && place + q < k; ++q)
          out[q * out_row + d] = std::numeric_limits<float>::quiet_NaN();
        break;
      }
}

/// How much of a job is done at a time, and in what memory. All heads of all examples at once would need as much memory
/// as the input, or more; a few heads at a time keep it below 4 MiB.
class attention_run {
 public:
  explicit attention_run(attention const& what) : job(what) {
    // A wave of heads begins where a panel does; the columns of a tile are a power of 2.
    std::size_t align = tile_columns;
    while (align % 2 == 0 && align * job.head_dim / 2 % tile_columns == 0) align /= 2;
    std::size_t const each = one * (job.keys == nullptr ? 3 : 1);
    std::size_t const fit = wave / each == 0 ? 1 : wave / each;
    std::size_t const waves = (job.heads + fit - 1) / fit;
    wave_heads = least(((job.heads + waves - 1) / waves + align - 1) / align * align, job.heads);
    wave_examples = waves > 1 ? 1 : least(fit / job.heads, job.examples);

    std::size_t const projected = wave_examples * wave_heads * each;
    apart = job.output.columns != 0 && all_rows * width <= wave / 6;
    chunk_rows = apart ? all_rows : least(wave / width + 1, all_rows);
    std::size_t const chunk = job.output.columns == 0 ? 0 : chunk_rows * width;
    std::size_t const shared = apart ? projected + chunk : projected < chunk ? chunk : projected;
    room = room_of(job.query) < room_of(job.output) ? room_of(job.output) : room_of(job.query);
    std::size_t const block = query_block::size(job.head_dim, job.drop.draw == nullptr ? 0 : key_count);
    own = (room + (block < key_count + lanes ? key_count + lanes : block) + 15) / 16 * 16;
    memory = scratch().at_least((shared + 15) / 16 * 16 + members * own);
    rooms = memory + (shared + 15) / 16 * 16;
    context = apart ? memory + projected : job.out;
  }

  void operator()() const {
    for (std::size_t example = 0; example < job.examples; example += wave_examples)
      for (std::size_t head = 0; head < job.heads; head += wave_heads) {
        heads_of_examples const now{example, least(wave_examples, job.examples - example), head,
                                    least(wave_heads, job.heads - head)};
        wave_memory const at = memory_of(now);
        mix(now, at, project(now, at));
      }
    if (job.output.columns != 0) put_out();
  }

 private:
  /// The numbers of queries, keys and values at a time: 3 MiB.
  static constexpr std::size_t wave = 3 << 18;

  static std::size_t least(std::size_t a, std::size_t b) { return a < b ? a : b; }

  struct heads_of_examples {
    std::size_t example, examples, head, heads;
  };

  /// Keys and values lie in the cache if there is one; there an example has more heads, and a head more rows.
  struct wave_memory {
    float* queries;
    float* keys;
    float* values;
    std::size_t head;
    std::size_t example;
  };
  wave_memory memory_of(heads_of_examples const& now) const {
    if (job.keys == nullptr) {
      std::size_t const numbers = now.examples * now.heads * one;
      return {memory, memory + numbers, memory + 2 * numbers, one, now.heads * one};
    }
    std::size_t const head = job.capacity * job.head_dim;
    std::size_t const before = (now.example * job.heads + now.head) * head;
    return {memory, job.keys + before, job.values + before, head, job.heads * head};
  }

  /// Queries, keys and values of some heads in one pass over the input. Returns whether all values are finite.
  bool project(heads_of_examples const& now, wave_memory const& at) const {
    std::size_t const rows = now.examples * job.tokens;
    std::size_t const first_panel = now.head * job.head_dim / tile_columns;
    std::size_t const panels = panels_in((now.head + now.heads) * job.head_dim) - first_panel;
    float const* const in = job.in + now.example * job.tokens * job.query.depth;
    std::size_t const skipped = job.cached * job.head_dim;
    auto const heads_at = [&](float* first, std::size_t head, std::size_t example) {
      return destination{first - now.head * head, job.head_dim, job.tokens, example, job.head_dim, head};
    };
    destination const to[]{heads_at(at.queries, one, now.heads * one), heads_at(at.keys + skipped, at.head, at.example),
                           heads_at(at.values + skipped, at.head, at.example)};
    matrix const* const weights[]{&job.query, &job.key, &job.value};
    bool finite = true;
    for_each_block(
        job.query, rows, 3 * panels,
        [&](std::size_t first, std::size_t last, std::size_t panel, std::size_t last_panel, std::size_t member) {
          while (panel < last_panel) {
            std::size_t const which = panel / panels;
            std::size_t const end = least(last_panel, (which + 1) * panels);
            matrix const& m = *weights[which];
            float const* after = nullptr;
            if (end < last_panel && weights[which + 1]->panels != nullptr)
              after = weights[which + 1]->panels + first_panel * tile_columns * m.depth;
            if (!multiply_block(in, m.depth, first, last, m, first_panel + panel % panels,
                                first_panel + (end - 1) % panels + 1, to[which], rooms + member * own, after,
                                which == 2))
              __atomic_store_n(&finite, false, __ATOMIC_RELAXED);
            panel = end;
          }
        });
    return finite;
  }

  /// The context vectors of some heads.
  void mix(heads_of_examples const& now, wave_memory const& at, bool finite) const {
    bool const dropping = job.drop.draw != nullptr;
    bool const one_by_one = job.tokens < 4 && !dropping;
    std::size_t const step = one_by_one ? 1 : tile_columns;
    std::size_t const blocks = (job.tokens + step - 1) / step;
    auto const mix_block = [&](std::size_t e, std::size_t h, std::size_t q, float* own_room) {
      std::size_t const count = least(job.tokens - q, step);
      std::size_t const place = job.cached + q;
      float const* const queries = at.queries + (e * now.heads + h) * one + q * job.head_dim;
      float const* const keys = at.keys + e * at.example + h * at.head;
      float const* const values = at.values + e * at.example + h * at.head;
      float* const out = context + ((now.example + e) * job.tokens + q) * width + (now.head + h) * job.head_dim;
      if (one_by_one) {
        attend_one(own_room, queries, keys, values, job.causal ? place + 1 : key_count, job, out);
      } else {
        query_block const block{own_room, job.head_dim};
        if (dropping)
          for (std::size_t i = 0; i < count; ++i)
            job.drop.draw(job.drop.state, block.kept + i, tile_columns, key_count);
        attend_block(block, queries, count, keys, values, key_count, place, job, out, width);
      }
      if (!finite && job.causal) spread_not_finite(values, key_count, place, count, job.head_dim, out, width);
    };
    if (dropping) {
      // Dropout draws in the order of the weights, so only one member can do it.
      for (std::size_t e = 0; e < now.examples; ++e)
        for (std::size_t h = 0; h < now.heads; ++h)
          for (std::size_t b = 0; b < blocks; ++b) mix_block(e, h, b * step, rooms + room);
      return;
    }
    std::size_t const sequences = now.examples * now.heads;
    parallel::for_each_part(sequences * blocks, [&](std::size_t part, std::size_t member) {
      // The last queries see the most keys: they come first, so that the members finish together.
      std::size_t const q = (blocks - 1 - part / sequences) * step;
      mix_block(part % sequences / now.heads, part % now.heads, q, rooms + member * own + room);
    });
  }

  /// The output projection, in place: some rows of context vectors are copied, and their output overwrites them.
  void put_out() const {
    for (std::size_t first = 0; first < all_rows; first += chunk_rows) {
      std::size_t const rows = least(chunk_rows, all_rows - first);
      if (!apart)
        parallel::for_each_part(members, [&](std::size_t part, std::size_t) {
          std::size_t const begin = rows * part / members * width;
          std::size_t const end = rows * (part + 1) / members * width;
          std::memcpy(memory + begin, context + first * width + begin, (end - begin) * sizeof(float));
        });
      float const* const in = apart ? context : memory;
      destination const to{job.out + first * width, width};
      for_each_block(
          job.output, rows, panels_in(job.output.columns),
          [&](std::size_t row, std::size_t last, std::size_t panel, std::size_t last_panel, std::size_t member) {
            multiply_block(in, width, row, last, job.output, panel, last_panel, to, rooms + member * own);
          });
    }
  }

  attention const& job;
  std::size_t const members = parallel::members();
  std::size_t const width = job.heads * job.head_dim;
  std::size_t const all_rows = job.examples * job.tokens;
  std::size_t const key_count = job.cached + job.tokens;
  std::size_t const one = job.tokens * job.head_dim;
  std::size_t wave_heads, wave_examples, chunk_rows, room, own;
  bool apart;
  float* memory;
  float* rooms;
  float* context;
};

inline void attend(attention const& job) { attention_run{job}(); }
