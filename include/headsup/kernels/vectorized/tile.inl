// The micro-kernel: a few rows of sums of products, held in registers.

/// The registers in a row of a tile: as many sums as fit the registers together with the factors.
inline constexpr std::size_t tile_registers = HEADSUP_TILE_REGISTERS;
inline constexpr std::size_t tile_columns = tile_registers * lanes;

/// Far: b is a panel that is not in the first-level cache, so what comes next is prefetched; the steps of a are
/// adjacent.
template <std::size_t Rows, std::size_t Registers, bool Far = false>
HEADSUP_NOINLINE void tile(tile_job const& job) {
  floats total[Rows][Registers];
  HEADSUP_UNROLL
  for (std::size_t r = 0; r < Rows; ++r) {
    HEADSUP_UNROLL
    for (std::size_t v = 0; v < Registers; ++v) total[r][v] = floats{};
  }
  float const* a = job.a;
  float const* b = job.b;
  std::size_t const row = job.row;
  std::size_t const step = Far ? 1 : job.step;
  std::size_t const width = Far ? Registers * lanes : job.width;
  constexpr std::size_t line = 16;
  float const* next = job.next;
  if constexpr (Far) {
    HEADSUP_UNROLL
    for (std::size_t r = 0; r < Rows; ++r) {
      HEADSUP_UNROLL
      for (std::size_t c = 0; c < Registers * lanes; c += line) __builtin_prefetch(job.sums + r * job.sums_row + c, 1);
    }
  }
  for (std::size_t left = job.depth; left != 0;) {
    if constexpr (Far) {
      HEADSUP_UNROLL
      for (std::size_t r = 0; r < Rows; ++r) __builtin_prefetch(a + r * row + 2 * line);
      for (std::size_t i = 0; i < job.next_lines; ++i, next += line) __builtin_prefetch(next, 0, 2);
    }
    std::size_t const steps = Far && left > line ? line : left;
    left -= steps;
    for (float const* const end = b + steps * width; b != end;) {
      floats columns[Registers];
      HEADSUP_UNROLL
      for (std::size_t v = 0; v < Registers; ++v) {
        if constexpr (Far)
          if (v * lanes % line == 0) __builtin_prefetch(b + 8 * width + v * lanes);
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
  float const* const start = job.start;
  std::size_t const start_row = job.start_row;
  if (job.factors != nullptr) {
    HEADSUP_UNROLL
    for (std::size_t v = 0; v < Registers; ++v) {
      floats const factor = load(job.factors + v * lanes);
      HEADSUP_UNROLL
      for (std::size_t r = 0; r < Rows; ++r)
        total[r][v] = multiply_add(factor, load(start + r * start_row + v * lanes), total[r][v]);
    }
  } else if (start != nullptr) {
    HEADSUP_UNROLL
    for (std::size_t r = 0; r < Rows; ++r) {
      HEADSUP_UNROLL
      for (std::size_t v = 0; v < Registers; ++v) total[r][v] += load(start + r * start_row + v * lanes);
    }
  }
  HEADSUP_UNROLL
  for (std::size_t r = 0; r < Rows; ++r) {
    HEADSUP_UNROLL
    for (std::size_t v = 0; v < Registers; ++v) store(sums + r * sums_row + v * lanes, total[r][v]);
  }
}

/// The micro-kernel for so many rows and registers, and whatever calls it: templates, so that a program compiles the
/// kernels only if it has large work. Only the two that do nearly all the work are Far.
using tile_function = void (*)(tile_job const&);
template <std::size_t... Before>
inline tile_function near_tile(std::size_t registers, std::size_t rows, std::index_sequence<Before...>) {
  // Static, because a local table is built on the stack in every call, which stalls.
  static constexpr tile_function table[] = {tile<Before % tile_rows + 1, Before / tile_rows + 1>...};
  return table[(registers - 1) * tile_rows + rows - 1];
}
template <class = void> tile_function near_tile(std::size_t registers, std::size_t rows) {
  return near_tile(registers, rows, std::make_index_sequence<tile_rows * tile_registers>{});
}
template <class = void> tile_function far_tile(std::size_t registers, std::size_t rows) {
  if (registers == tile_registers && rows == tile_rows) return tile<tile_rows, tile_registers, true>;
  if (registers == tile_registers && rows + 1 == tile_rows) return tile<tile_rows - 1, tile_registers, true>;
  return near_tile(registers, rows);
}

/// Calls each(first row, rows) for tiles that cover `count` rows as evenly as they can: of tile_rows and of one less
/// where there are enough.
template <class Each> HEADSUP_INLINE void for_each_tile(std::size_t count, Each each) {
  std::size_t const parts = (count + tile_rows - 1) / tile_rows;
  // A division takes as long as a tenth of a tile of 64 steps.
  std::size_t const fewest = parts * (tile_rows - 1) <= count ? tile_rows - 1 : count / parts;
  std::size_t const fuller = count - parts * fewest;
  for (std::size_t i = 0, first = 0; i < parts; ++i) {
    std::size_t const rows = fewest + (i < fuller ? 1 : 0);
    each(first, rows);
    first += rows;
  }
}
