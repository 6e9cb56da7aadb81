// The kernel of products of pairs where the processor has tiles: a tile is 16 sums of 16 rows, or what is multiplied for
// them, 16 pairs of each. Two by two of them are summed up at once, from two tiles of rows and two of columns. Tiles are
// amx_tiles, or others that a test has.

inline constexpr std::size_t in_tile = 16;

/// Calls each(r, c) with the places of so many tiles of sums.
template <int Rows, int Columns, class Each> HEADSUP_INLINE void for_each_tile(Each const& each) {
  [=]<int... I>(std::integer_sequence<int, I...>) {
    (each(std::integral_constant<int, I / Columns>{}, std::integral_constant<int, I % Columns>{}), ...);
  }(std::make_integer_sequence<int, Rows * Columns>{});
}

/// Products of one or two tiles of rows and of columns, `at_once` pairs at a time, which are added to `sums`, or replace
/// them.
template <class Tiles, int Rows, int Columns>
HEADSUP_INLINE void add_in_tiles(float* sums, std::size_t sums_row, bool adds, float const* a, std::size_t row,
                                 float const* b, std::size_t width, std::size_t pairs, std::size_t at_once) {
  constexpr int first_row = 4, first_column = 6;
  for_each_tile<Rows, Columns>([=](auto r, auto c) {
    if (adds) Tiles::template load<2 * r + c>(sums + r * in_tile * sums_row + c * in_tile, sums_row);
    else Tiles::template clear<2 * r + c>();
  });
  for (std::size_t k = 0; k < pairs; k += at_once) {
    for_each_tile<Rows, 1>([=](auto r, auto) { Tiles::template load<first_row + r>(a + r * in_tile * row + k, row); });
    for_each_tile<1, Columns>(
        [=](auto, auto c) { Tiles::template load<first_column + c>(b + k * width + c * in_tile, width); });
    for_each_tile<Rows, Columns>(
        [](auto r, auto c) { Tiles::template add<2 * r + c, first_row + r, first_column + c>(); });
  }
  for_each_tile<Rows, Columns>(
      [=](auto r, auto c) { Tiles::template store<2 * r + c>(sums + r * in_tile * sums_row + c * in_tile, sums_row); });
}

/// Pairs of rows that stand one row apart, each in a step, as rows: to[r * row + k].
template <class = void>
HEADSUP_INLINE void turn_rows(float* to, std::size_t row, float const* from, std::size_t step, std::size_t rows,
                              std::size_t pairs) {
  for (std::size_t r = 0; r < rows; r += lanes)
    for (std::size_t k = 0; k < pairs; k += lanes) {
      floats block[lanes];
      HEADSUP_UNROLL
      for (std::size_t i = 0; i < lanes; ++i) block[i] = k + i < pairs ? load(from + (k + i) * step + r) : floats{};
      transpose(block);
      HEADSUP_UNROLL
      for (std::size_t i = 0; i < lanes; ++i) store(to + (r + i) * row + k, block[i]);
    }
}

/// Rows of sums, each of them times a factor, or with biases added.
template <class = void>
HEADSUP_INLINE void multiply_sums(float* sums, std::size_t row, float const* factors, std::size_t columns,
                                  std::size_t rows) {
  for (std::size_t r = 0; r < rows; ++r)
    for (std::size_t c = 0; c < columns; c += lanes)
      store(sums + r * row + c, load(sums + r * row + c) * all(factors[r]));
}
template <class = void>
HEADSUP_INLINE void add_bias(float* sums, std::size_t row, float const* bias, std::size_t columns, std::size_t rows) {
  for (std::size_t c = 0; c < columns; c += lanes) {
    floats const each = load(bias + c);
    for (std::size_t r = 0; r < rows; ++r) store(sums + r * row + c, load(sums + r * row + c) + each);
  }
}

/// As multiply_columns. The sum of each 16 pairs of steps is added up by itself, in two halves, before it is added to
/// the sum of all: headsup_math::add_pairs.
template <class Tiles>
[[gnu::noinline]] void multiply_in_tiles(std::size_t columns, rows_job const& job, std::size_t rows) {
  // So many pairs of rows that stand in steps are turned at a time, and all that attention has of them.
  constexpr std::size_t most_turned = 64;
  static_assert(keys_in_large_block / 2 <= most_turned);
  alignas(64) float turned[2 * in_tile * most_turned];
  if (job.factors != nullptr) multiply_sums(job.sums, job.sums_row, job.factors, columns, rows);
  bool adds = job.adds || job.factors != nullptr;
  std::size_t const whole = job.depth / in_tile * in_tile;
  std::size_t shaped_rows = 0, shaped_pairs = 0;
  for (std::size_t k = 0, pairs = 0; k < job.depth; k += pairs, adds = true) {
    pairs = k < whole ? whole : job.depth - whole;
    std::size_t const at_once = pairs < in_tile ? pairs : in_tile;
    for (std::size_t r = 0, count = 0; r < rows; r += count) {
      std::size_t const left = rows - r;
      bool const two_rows = left >= 2 * in_tile;
      count = two_rows ? 2 * in_tile : left < in_tile ? left : in_tile;
      std::size_t const tile_height = count < in_tile ? count : in_tile;
      if (shaped_rows != tile_height || shaped_pairs != at_once) Tiles::shape(tile_height, at_once);
      shaped_rows = tile_height;
      shaped_pairs = at_once;

      float const* a = job.a + r * job.row + k * job.step;
      std::size_t row = job.row;
      if (job.step != 1) {
        turn_rows(turned, most_turned, a, job.step, count, pairs);
        a = turned;
        row = most_turned;
      }
      for (std::size_t c = 0; c < columns; c += 2 * in_tile) {
        auto const add = [&]<int Rows, int Columns>(std::integer_sequence<int, Rows, Columns>) {
          add_in_tiles<Tiles, Rows, Columns>(job.sums + r * job.sums_row + c, job.sums_row, adds, a, row,
                                             job.b + k * job.width + c, job.width, pairs, at_once);
        };
        bool const two_columns = c + in_tile < columns;
        if (two_rows && two_columns) add(std::integer_sequence<int, 2, 2>{});
        else if (two_rows) add(std::integer_sequence<int, 2, 1>{});
        else if (two_columns) add(std::integer_sequence<int, 1, 2>{});
        else add(std::integer_sequence<int, 1, 1>{});
      }
      if (job.bias != nullptr && k + pairs == job.depth)
        add_bias(job.sums + r * job.sums_row, job.sums_row, job.bias, columns, count);
    }
  }
  Tiles::release();
}

/// Kernels of products that are the same but for their tiles, if they are of pairs.
template <class Tiles, class Weight> consteval product_kernels<Weight> in_tiles(product_kernels<Weight> kernels) {
  if constexpr (steps_at_once<Weight> != 1) {
    kernels.tile_rows = in_tile;
    kernels.multiply_columns = multiply_in_tiles<Tiles>;
  }
  return kernels;
}
template <class Tiles, class Weight, class Cached>
consteval attention_kernels<Weight, Cached> in_tiles(attention_kernels<Weight, Cached> kernels) {
  if constexpr (steps_at_once<Weight> != 1) {
    kernels.product = in_tiles<Tiles>(kernels.product);
    kernels.block.multiply_columns = multiply_in_tiles<Tiles>;
    kernels.block.tile_rows = in_tile;
    kernels.block.value_columns = static_cast<std::size_t>(-1);
    kernels.block.keys = keys_in_large_block;
  }
  return kernels;
}
