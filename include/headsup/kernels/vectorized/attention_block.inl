// What attention needs of an instruction set: block_kernels, and the kernels of one query.

inline constexpr std::size_t query_registers = lanes == 16 ? 2 : tile_registers;
inline constexpr std::size_t query_columns = query_registers * lanes;
inline constexpr std::size_t queries_in_block = panels_in_block * query_columns;
inline constexpr float no_score = -math::infinity<float>;

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
void weigh(std::size_t columns, float* scores, std::size_t keys, float factor, running_softmax& state,
           std::size_t query, std::index_sequence<Before...>) {
  (void)((columns == (Before + 1) * lanes && (weigh<Before + 1>(scores, keys, factor, state, query), true)) || ...);
}
template <class = void>
void weigh_columns(std::size_t columns, float* scores, std::size_t keys, float factor, running_softmax& state,
                   std::size_t query) {
  weigh(columns, scores, keys, factor, state, query, std::make_index_sequence<query_registers>{});
}

template <class = void>
void hide_future(float* scores, std::size_t rows, std::size_t key, std::size_t place, std::size_t columns) {
  for (std::size_t i = 0; i < rows; ++i)
    for (std::size_t c = 0; c < columns && place + c < key + i; c += lanes) {
      float* const at = scores + i * queries_in_block + c;
      float const first_seeing = static_cast<float>(key + i) - static_cast<float>(place + c);
      store(at, lane_numbers() < first_seeing ? all(no_score) : load(at));
    }
}

template <class = void>
void hide_distant(float* scores, std::size_t rows, std::size_t key, std::size_t place, std::size_t window,
                  std::size_t columns) {
  float const from = static_cast<float>(window);
  for (std::size_t i = 0; i < rows; ++i)
    for (std::size_t c = 0; c < columns; c += lanes) {
      float* const at = scores + i * queries_in_block + c;
      floats const ahead = lane_numbers() + (static_cast<float>(place + c) - static_cast<float>(key + i));
      store(at, larger(ahead, -ahead) >= from ? all(no_score) : load(at));
    }
}

template <class = void>
void hide_absent(float* scores, std::size_t rows, std::size_t key, std::size_t place, bool const* present,
                 std::size_t columns) {
  for (std::size_t i = 0; i < rows; ++i)
    for (std::size_t c = 0; c < columns && !present[key + i]; c += lanes) {
      float* const at = scores + i * queries_in_block + c;
      float const own = static_cast<float>(key + i) - static_cast<float>(place + c);
      store(at, lane_numbers() == own ? load(at) : all(no_score));
    }
}

template <class = void> void multiply_by(float* numbers, float const* factors, std::size_t n) {
  for (std::size_t i = 0; i < n; i += lanes) store(numbers + i, load(numbers + i) * load(factors + i));
}

template <class = void> void divide(float* out, float const* sums, std::size_t n, float total) {
  std::size_t const whole = n / lanes * lanes;
  floats const one_by_total = all(1) / total;
  for (std::size_t d = 0; d < whole; d += lanes) store(out + d, load(sums + d) * one_by_total);
  for (std::size_t d = whole; d < n; ++d) out[d] = sums[d] / total;
}

/// Rows of keys or values as floats: where they are, or widened.
template <class Number> float const* as_floats(Number const* rows, std::size_t numbers, float* widened) {
  if constexpr (std::is_same_v<Number, float>) {
    return rows;
  } else {
    std::size_t i = 0;
    for (; i + lanes <= numbers; i += lanes) store(widened + i, load(rows + i));
    for (; i < numbers; ++i) widened[i] = static_cast<float>(rows[i]);
    return widened;
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
    room[d] = query[d < in_twos ? place_of<Cached>(d) : d];
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
      out[place_of<Cached>(i)] = all_parts[i / lanes][i % lanes];
  }
}

/// The same as attend_block for one query: `scores` holds one for each key that it sees, in whole registers, and then a
/// query. Keys, values and `present` begin with the first of them; `own` is the key at its own position.
template <class Cached>
void attend_one(float* scores, float const* query, Cached const* keys, Cached const* values, std::size_t seen,
                bool const* present, std::size_t own, std::size_t head_dim, double scale, float* out) {
  key_order const order(seen);
  float const* const ordered = ordered_as<Cached>(query, scores + (seen + lanes - 1) / lanes * lanes, head_dim);
  float const largest = score_one(scores, ordered, keys, seen, order, present, own, head_dim);
  float const one_by_total = 1 / weigh_one(scores, seen, largest, static_cast<float>(scale * powers_of_two_in_e));
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

template <class Void>
inline constexpr block_kernels for_blocks{lanes,
                                          query_columns,
                                          queries_in_block,
                                          multiply_columns<Void>,
                                          pack_columns<Void>,
                                          hide_future<Void>,
                                          hide_distant<Void>,
                                          hide_absent<Void>,
                                          weigh_columns<Void>,
                                          multiply_by<Void>,
                                          divide<Void>};

template <class Weight, class Cached>
inline constexpr attention_kernels<Weight, Cached> for_attention{for_product<Weight>,
                                                                 for_blocks<once_for<Weight>>,
                                                                 {attend_one<float>, as_floats<float>},
                                                                 {attend_one<Cached>, as_floats<Cached>}};
