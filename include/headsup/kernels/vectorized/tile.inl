// The micro-kernel: a few rows of sums of products, held in registers.

/// The rows and registers of a tile: as many sums as the registers hold beside what is multiplied.
inline constexpr std::size_t tile_rows = 6;
inline constexpr std::size_t tile_registers = HEADSUP_TILE_REGISTERS;
inline constexpr std::size_t tile_columns = tile_registers * lanes;

/// The sums of a tile: sums[r * sums_row + c] = factors[c] * start[r * start_row + c] + sum over k of
/// a[r * row + k * step] * b[k * width + c], in the order of k.
struct tile_job {
  float* sums;
  std::size_t sums_row;
  float const* start;
  std::size_t start_row;
  float const* factors;
  float const* a;
  std::size_t row;
  std::size_t step;
  float const* b;
  std::size_t width;
  std::size_t depth;
};

/// Far: b is a panel, and not in the first-level cache, so that the processor is told what comes next; steps of a are
/// neighbours.
template <std::size_t Rows, std::size_t Registers, bool Far = false>
HEADSUP_NOINLINE void tile(tile_job const& job) {
  floats total[Rows][Registers];
  HEADSUP_UNROLL
  for (std::size_t r = 0; r < Rows; ++r)
    HEADSUP_UNROLL
    for (std::size_t v = 0; v < Registers; ++v)
      total[r][v] = load(job.factors + v * lanes) * load(job.start + r * job.start_row + v * lanes);
  float const* a = job.a;
  float const* b = job.b;
  std::size_t const row = job.row;
  std::size_t const step = Far ? 1 : job.step;
  std::size_t const width = Far ? Registers * lanes : job.width;
  constexpr std::size_t line = 16;
  for (std::size_t left = job.depth; left != 0;) {
    if constexpr (Far)
      HEADSUP_UNROLL
      for (std::size_t r = 0; r < Rows; ++r) __builtin_prefetch(a + r * row + 2 * line);
    std::size_t const steps = Far && left > line ? line : left;
    left -= steps;
    for (float const* const end = b + steps * width; b != end;) {
      floats columns[Registers];
      HEADSUP_UNROLL
      for (std::size_t v = 0; v < Registers; ++v) {
        if constexpr (Far) __builtin_prefetch(b + 8 * width + v * lanes);
        columns[v] = load(b + v * lanes);
      }
      HEADSUP_UNROLL
      for (std::size_t r = 0; r < Rows; ++r) {
        floats const each = all(a[r * row]);
        HEADSUP_UNROLL
        for (std::size_t v = 0; v < Registers; ++v) total[r][v] = multiply_add(each, columns[v], total[r][v]);
      }
      a += step;
      b += width;
    }
  }
  float* const sums = job.sums;
  std::size_t const sums_row = job.sums_row;
  HEADSUP_UNROLL
  for (std::size_t r = 0; r < Rows; ++r)
    HEADSUP_UNROLL
    for (std::size_t v = 0; v < Registers; ++v) store(sums + r * sums_row + v * lanes, total[r][v]);
}

/// The micro-kernels for 1 to tile_registers registers and 1 to tile_rows rows; behind the last the largest two, Far.
using tile_function = void (*)(tile_job const&);
struct tile_table {
  tile_function near[tile_registers][tile_rows];
  tile_function far[2];
};
template <std::size_t... Before>
constexpr tile_table make_tile_table(std::index_sequence<Before...>) {
  return {{{tile<1, Before + 1>, tile<2, Before + 1>, tile<3, Before + 1>, tile<4, Before + 1>, tile<5, Before + 1>,
            tile<6, Before + 1>}...},
          {tile<5, tile_registers, true>, tile<6, tile_registers, true>}};
}
inline constexpr tile_table tiles = make_tile_table(std::make_index_sequence<tile_registers>{});

inline tile_function near_tile(std::size_t registers, std::size_t rows) { return tiles.near[registers - 1][rows - 1]; }
inline tile_function far_tile(std::size_t registers, std::size_t rows) {
  return registers == tile_registers && rows > 4 ? tiles.far[rows - 5] : near_tile(registers, rows);
}

/// As many zeros and ones as a tile has columns.
struct row_of_tile {
  alignas(64) float numbers[tile_columns];
  constexpr explicit row_of_tile(float number) : numbers{} {
    for (float& each : numbers) each = number;
  }
};
inline constexpr row_of_tile zeros{0};
inline constexpr row_of_tile ones{1};

/// Calls each(first row, rows) for tiles that cover `count` rows as evenly as they can: of tile_rows and of one less
/// where there are enough.
template <class Each>
HEADSUP_INLINE void for_each_tile(std::size_t count, Each each) {
  std::size_t const parts = (count + tile_rows - 1) / tile_rows;
  for (std::size_t i = 0, first = 0; i < parts; ++i) {
    std::size_t const rows = (count - first + parts - i - 1) / (parts - i);
    each(first, rows);
    first += rows;
  }
}
