// What attention needs of an instruction set: block_kernels, and the kernels of one query.

inline constexpr std::size_t query_registers = lanes == 16 ? 2 : tile_registers;
inline constexpr std::size_t query_columns = query_registers * lanes;
inline constexpr std::size_t queries_in_block = panels_in_block * query_columns;
inline constexpr float no_score = -headsup_math::infinity<float>;

template <std::size_t Registers>
[[gnu::noinline]] void weigh(float* scores, std::size_t keys, float factor, running_softmax& state, std::size_t query) {
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
template <class Number>
float const* as_floats(float* room, Number const* rows, std::size_t count, std::size_t head_dim) {
  if constexpr (std::is_same_v<Number, float>) {
    return rows;
  } else {
    std::size_t const numbers = count * head_dim;
    std::size_t i = 0;
    for (; i + lanes <= numbers; i += lanes) store(room + i, load(rows + i));
    for (; i < numbers; ++i) room[i] = static_cast<float>(rows[i]);
    return room;
  }
}

/// Keys, or rows of a matrix, as factors of pairs.
template <class Product, class Number>
float const* keys_as_pairs(float* room, Number const* rows, std::size_t count, std::size_t head_dim) {
  if constexpr (std::is_same_v<Number, float>) {
    round_rows<Product>(room, rows, head_dim, count, head_dim);
  } else {
    std::size_t const row = (head_dim + 1) / 2;
    for (std::size_t i = 0; i < count; ++i) {
      room[i * row + row - 1] = 0;
      __builtin_memcpy(room + i * row, rows + i * head_dim, head_dim * sizeof(Number));
    }
  }
  return room;
}

/// Values as pairs of two keys, each row in whole registers; 0 for missing ones.
template <class Product, class Number>
float const* values_as_pairs(float* room, Number const* rows, std::size_t count, std::size_t head_dim) {
  std::size_t const row = (head_dim + lanes - 1) / lanes * lanes;
  for (std::size_t k = 0; k < count; k += 2)
    for (std::size_t d = 0; d < row; d += lanes) {
      Number const* const from = rows + k * head_dim + d;
      floats const next = k + 1 < count ? load_some(from + head_dim, head_dim - d) : floats{};
      store(room + k / 2 * row + d, Product::pairs(load_some(from, head_dim - d), next));
    }
  return room;
}

/// The panel of pack_columns, its steps as pairs.
template <class Product> void pack_pairs(float* to, matrix const& m, std::size_t most) {
  pack_columns<>(to, m, most);
  std::size_t const filled = m.columns < most ? m.columns : most, width = (filled + lanes - 1) / lanes * lanes;
  for (std::size_t k = 0; k < m.depth; k += 2)
    for (std::size_t c = 0; c < width; c += lanes) {
      float const* const from = to + k * width + c;
      store(to + k / 2 * width + c, Product::pairs(load(from), k + 1 < m.depth ? load(from + width) : floats{}));
    }
}

/// The same for weights of queries.
template <class Product> void pair_weights(float* weights, std::size_t keys, std::size_t columns) {
  for (std::size_t k = 0; k < keys; k += 2)
    for (std::size_t c = 0; c < columns; c += lanes) {
      float const* const from = weights + k * queries_in_block + c;
      store(weights + k / 2 * queries_in_block + c,
            Product::pairs(load(from), k + 1 < keys ? load(from + queries_in_block) : floats{}));
    }
}

/// The values that are added up before they are added to the sum of all.
inline constexpr std::size_t keys_in_part = 64;

/// How far before its use one query fetches a row of keys or values. It reads them in one stream, from the first to
/// the last, which leaves some processors' memory idle unless it is asked ahead: for what it delivers while a line is
/// on its way, about 40 GB/s for 100 ns, and once more. In bytes, because that holds for every head size and width.
/// Into the second-level cache: fewer lines can be on their way to the first.
inline constexpr std::size_t bytes_ahead = 8192;

/// The same in rows, at least one and at most all of them.
template <class Cached> inline std::size_t rows_ahead(std::size_t head_dim, std::size_t seen) {
  std::size_t const fit = bytes_ahead / (head_dim * sizeof(Cached));
  return fit == 0 ? 1 : fit < seen ? fit : seen;
}

/// Fetches the cache lines of some numbers, from number d on, of the row at an address, which need not be one of an
/// array: nothing is read. Each two lines once, because processors fetch the other one of two by themselves: not if
/// they hold earlier numbers of the row, nor if the next row begins in them.
template <std::size_t Numbers, class Cached>
HEADSUP_INLINE void fetch(std::uintptr_t row, std::size_t d, std::size_t head_dim) {
  constexpr std::size_t bytes = 2 * line * sizeof(float), in_two = bytes / sizeof(Cached);
  std::uintptr_t const first = row + d * sizeof(Cached), next_row = row + head_dim * sizeof(Cached);
  if constexpr (Numbers % in_two != 0)
    if (d % in_two != 0 || (d + in_two > head_dim && first / bytes == next_row / bytes)) return;
  HEADSUP_UNROLL
  for (std::size_t n = 0; n < Numbers; n += in_two)
    __builtin_prefetch(reinterpret_cast<void const*>(first + n * sizeof(Cached)), 0, 2);
}

/// A query in the order in which two registers of a key are loaded.
template <class Cached> float const* ordered_as(float const* query, float* room, std::size_t head_dim) {
  if constexpr (std::is_same_v<Cached, float>) return query;
  std::size_t const in_twos = head_dim / (2 * lanes) * (2 * lanes);
  for (std::size_t d = 0; d < head_dim; ++d) room[d] = query[d < in_twos ? place_of<Cached>(d) : d];
  if constexpr (steps_at_once<Cached> != 1)
    for (std::size_t d = 0; d < head_dim; ++d) room[d] = static_cast<float>(bfloat16(room[d]));
  return room;
}

/// The last numbers of a row, which do not fill a register, in the last lanes, and 0 in the others.
template <class Number> HEADSUP_INLINE floats load_rest(Number const* row, std::size_t head_dim) {
  std::size_t const others = lanes - head_dim % lanes;
  if (head_dim > lanes) return lane_numbers() < static_cast<float>(others) ? floats{} : load(row + head_dim - lanes);
  floats rest{};
  for (std::size_t d = 0; d < head_dim; ++d) rest[others + d] = static_cast<float>(row[d]);
  return rest;
}

/// The keys whose products one query adds up at a time, so that it is loaded once for all of them.
inline constexpr std::size_t keys_at_once = 4;

/// The scores of one query, which is ordered_as the keys, and the largest.
template <class Cached>
float score_one(float* scores, float const* query, Cached const* keys, Cached const* values, std::size_t seen,
                bool const* present, std::size_t own, std::size_t head_dim) {
  std::size_t const ahead = rows_ahead<Cached>(head_dim, seen), whole = head_dim / lanes * lanes;
  floats const rest_of_query = whole < head_dim ? load_rest(query, head_dim) : floats{};
  // After the keys come the values. Which of them is decided for a register of keys, so a few rows after the last key
  // may be fetched too, which does no harm.
  std::uintptr_t const to_values = reinterpret_cast<std::uintptr_t>(values) - reinterpret_cast<std::uintptr_t>(keys);
  floats most = all(no_score);
  for (std::size_t first = 0; first < seen; first += lanes) {
    std::uintptr_t const distance = first + ahead < seen ? ahead * head_dim * sizeof(Cached)
                                                         : to_values + (ahead - seen) * head_dim * sizeof(Cached);
    auto const key = [&](std::size_t i) { return first + i < seen ? first + i : seen - 1; };
    floats sums[lanes];
    HEADSUP_UNROLL
    for (std::size_t i = 0; i < lanes; i += keys_at_once) {
      Cached const* some[keys_at_once];
      floats sum[keys_at_once]{};
      HEADSUP_UNROLL
      for (std::size_t j = 0; j < keys_at_once; ++j) some[j] = keys + key(i + j) * head_dim;
      auto const later = [&](std::size_t j) { return reinterpret_cast<std::uintptr_t>(some[j]) + distance; };
      std::size_t d = 0;
      for (; d + 2 * lanes <= head_dim; d += 2 * lanes) {
        HEADSUP_UNROLL
        for (std::size_t j = 0; j < keys_at_once; ++j) {
          fetch<2 * lanes, Cached>(later(j), d, head_dim);
          two_registers const of_key = load_two(some[j] + d);
          sum[j] = multiply_add(load(query + d), of_key.first, sum[j]);
          sum[j] = multiply_add(load(query + d + lanes), of_key.second, sum[j]);
        }
      }
      if (d < whole) {
        HEADSUP_UNROLL
        for (std::size_t j = 0; j < keys_at_once; ++j) {
          fetch<lanes, Cached>(later(j), d, head_dim);
          sum[j] = multiply_add(load(query + d), load(some[j] + d), sum[j]);
        }
      }
      if (whole < head_dim) {
        HEADSUP_UNROLL
        for (std::size_t j = 0; j < keys_at_once; ++j) {
          fetch<1, Cached>(later(j), whole, head_dim);
          sum[j] = multiply_add(rest_of_query, load_rest(some[j], head_dim), sum[j]);
        }
      }
      HEADSUP_UNROLL
      for (std::size_t j = 0; j < keys_at_once; ++j) sums[i + j] = sum[j];
    }
    floats score = sums_of(sums);
    for (std::size_t i = 0; i < lanes && present != nullptr; ++i)
      if (std::size_t const k = key(i); !present[k] && k != own) score[i] = no_score;
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

/// Values that one query adds up: as many rows as a part has, of which so many are left in all, and how many rows ahead
/// they are fetched.
template <class Cached> struct part_of_values {
  Cached const* rows;
  std::size_t count, left, head_dim, ahead;

  /// A row, of which some numbers from d on are used.
  template <std::size_t Numbers> HEADSUP_INLINE Cached const* row(std::size_t i, std::size_t d) const {
    Cached const* const found = rows + i * head_dim;
    std::size_t const distance = i + ahead < left ? ahead * head_dim * sizeof(Cached) : 0;
    fetch<Numbers, Cached>(reinterpret_cast<std::uintptr_t>(found) + distance, d, head_dim);
    return found;
  }
};

/// Adds so many registers of some values from number d on, weighted, in so many strands, to `sums`; no register is what
/// is left of a row that does not fill one.
template <std::size_t Registers, std::size_t Strands, class Cached>
HEADSUP_INLINE void mix_part(float* sums, float const* weights, part_of_values<Cached> const& values, std::size_t d) {
  constexpr bool rest = Registers == 0;
  constexpr std::size_t registers = rest ? 1 : Registers;
  floats strands[Strands][registers]{};
  auto const add = [&](std::size_t key, floats(&to)[registers]) {
    floats const weight = all(weights[key]);
    Cached const* const row = values.template row<rest ? 1 : Registers * lanes>(key, d);
    if constexpr (rest) to[0] = multiply_add(weight, load_rest(row, values.head_dim), to[0]);
    else if constexpr (Registers == 1) to[0] = multiply_add(weight, load(row + d), to[0]);
    else {
      HEADSUP_UNROLL
      for (std::size_t v = 0; v < Registers; v += 2) {
        two_registers const of_value = load_two(row + d + v * lanes);
        to[v] = multiply_add(weight, of_value.first, to[v]);
        to[v + 1] = multiply_add(weight, of_value.second, to[v + 1]);
      }
    }
  };
  std::size_t k = 0;
  for (; k + Strands <= values.count; k += Strands) {
    HEADSUP_UNROLL
    for (std::size_t s = 0; s < Strands; ++s) add(k + s, strands[s]);
  }
  HEADSUP_UNROLL
  for (std::size_t s = 0; s + 1 < Strands; ++s)
    if (k + s < values.count) add(k + s, strands[s]);
  HEADSUP_UNROLL
  for (std::size_t v = 0; v < registers; ++v) {
    HEADSUP_UNROLL
    for (std::size_t s = 1; s < Strands; ++s) strands[0][v] += strands[s][v];
  }
  auto const add_to_sums = [&](std::size_t v, floats part) {
    float* const at = sums + d + v * lanes;
    store(at, load(at) + part);
  };
  if constexpr (rest) {
    std::size_t const others = lanes - values.head_dim % lanes;
    for (std::size_t i = others; i < lanes; ++i) sums[d + i - others] += strands[0][0][i];
  } else if constexpr (Registers == 1) {
    add_to_sums(0, strands[0][0]);
  } else {
    HEADSUP_UNROLL
    for (std::size_t v = 0; v < Registers; v += 2) {
      two_registers const part = in_order<Cached>({strands[0][v], strands[0][v + 1]});
      add_to_sums(v, part.first);
      add_to_sums(v + 1, part.second);
    }
  }
}

/// The same as attend_block for one query: `scores` holds one for each key that it sees, in whole registers, and then
/// as many numbers as a query. Keys, values and `present` begin with the first of them; `own` is the key at its own
/// position.
template <class Cached>
void attend_one(float* scores, float const* query, Cached const* keys, Cached const* values, std::size_t seen,
                bool const* present, std::size_t own, std::size_t head_dim, double scale, float* out) {
  float* const room = scores + (seen + lanes - 1) / lanes * lanes;
  float const* const ordered = ordered_as<Cached>(query, room, head_dim);
  float const largest = score_one(scores, ordered, keys, values, seen, present, own, head_dim);
  float const total = weigh_one(scores, seen, largest, static_cast<float>(scale * powers_of_two_in_e));

  if constexpr (steps_at_once<Cached> != 1)
    for (std::size_t k = 0; k < seen; k += lanes)
      store(scores + k, reinterpret_cast<floats>(rounded(load(scores + k)) & 0xffff0000));

  // All numbers of some rows before the next rows, because memory is read in one stream. The query is no longer needed.
  float* const sums = room;
  for (std::size_t d = 0; d < head_dim; ++d) sums[d] = 0;
  std::size_t const ahead = rows_ahead<Cached>(head_dim, seen);
  for (std::size_t first = 0; first < seen; first += keys_in_part) {
    std::size_t const left = seen - first, count = left < keys_in_part ? left : keys_in_part;
    part_of_values<Cached> const part{values + first * head_dim, count, left, head_dim, ahead};
    float const* const weights = scores + first;
    std::size_t d = 0;
    for (; d + 8 * lanes <= head_dim; d += 8 * lanes) mix_part<8, 1>(sums, weights, part, d);
    for (; d + 4 * lanes <= head_dim; d += 4 * lanes) mix_part<4, 2>(sums, weights, part, d);
    for (; d + lanes <= head_dim; d += lanes) mix_part<1, 4>(sums, weights, part, d);
    if (d < head_dim) mix_part<0, 4>(sums, weights, part, d);
  }
  divide(out, sums, head_dim, total);
}

/// Where products are of pairs, keys and queries have those of features, and weights and values those of keys.
template <class Product, class Void> consteval auto packs_queries() {
  if constexpr (Product::at_once == 1) return pack_columns<Void>;
  else return pack_pairs<Product>;
}
template <class Product> consteval auto pairs_weights() {
  if constexpr (Product::at_once == 1) return nullptr;
  else return pair_weights<Product>;
}
template <class Product, class Number> consteval number_kernels<Number> for_numbers() {
  if constexpr (Product::at_once == 1) return {attend_one<Number>, as_floats<Number>, as_floats<Number>};
  else return {attend_one<Number>, keys_as_pairs<Product, Number>, values_as_pairs<Product, Number>};
}

template <class Product, class Void>
inline constexpr block_kernels for_blocks{lanes,
                                          Product::at_once,
                                          query_columns,
                                          queries_in_block,
                                          tile_rows,
                                          query_columns,
                                          keys_in_block,
                                          multiply_columns<Product>,
                                          packs_queries<Product, Void>(),
                                          pairs_weights<Product>(),
                                          hide_future<Void>,
                                          hide_distant<Void>,
                                          hide_absent<Void>,
                                          weigh_columns<Void>,
                                          multiply_by<Void>,
                                          divide<Void>};

template <class Weight, class Cached, bool Instruction = false>
inline constexpr attention_kernels<Weight, Cached> for_attention{
    for_product<Weight, Instruction>, for_blocks<product_of_floats<Weight, Instruction>, once_for<Weight>>,
    for_numbers<product_of_floats<Weight, Instruction>, float>(),
    for_numbers<product_of_floats<Weight, Instruction>, Cached>()};
