#pragma once

#include <headsup/kernels/caches.hpp>
#include <headsup/kernels/matrix.hpp>
#include <headsup/kernels/team.hpp>

// How a product is cut into tiles and blocks, and shared: what is the same for every instruction set.

namespace HEADSUP_NAMESPACE {
namespace headsup_kernels HEADSUP_HIDDEN {
/// The rows of a tile in registers.
#if defined(__wasm__)
inline constexpr std::size_t tile_rows = 4;  // engines load all numbers of a step first: with 6 rows, sums are spilled
#else
inline constexpr std::size_t tile_rows = 6;
#endif

/// The rows of the next tile when so many are left. 7, 8 or 9 rows are two tiles of 4 or 5: in a tile of few rows, each
/// multiplication waits for the sum before it.
inline constexpr std::size_t rows_in_tile(std::size_t left, std::size_t most = tile_rows) {
  return left <= most ? left : left <= most + most / 2 ? (left + 1) / 2 : most;
}
/// The most rows that a tile has, where a processor has tiles of its own.
inline constexpr std::size_t most_rows = 16;

/// The most columns that a tile has: four registers.
inline constexpr std::size_t most_columns = 64;

/// The floats of a cache line.
inline constexpr std::size_t line = 16;

/// The longest sum that is added up in one register; longer ones are sums of such parts, which round less. A rounding
/// error grows with the square root of a part, or with its length if all errors have one sign.
inline constexpr std::size_t sum_steps = 256;

/// The sums of some rows and the columns of a panel, whose numbers may be narrower, several in the place of a float:
/// sums[r * sums_row + c] = sum over k < depth of a[r * row + k * step] * b[k * width + c], + bias[c] if there is one;
/// if it `adds`, or has factors, to what was there, times factors[r].
struct rows_job {
  float* sums;
  std::size_t sums_row;
  float const* a;
  std::size_t row;
  std::size_t step;
  float const* b;
  std::size_t width;
  std::size_t depth;
  bool adds = false;
  float const* factors = nullptr;
  float const* bias = nullptr;
  /// How far ahead of them, in each row of a, numbers are fetched; what else is needed later, and how many of its lines
  /// are fetched with every line of steps.
  std::size_t ahead = 0;
  float const* next = nullptr;
  std::size_t next_lines = 0;
};

/// The steps of a block of a product: all, or parts of them that are equal but for the last, so that a panel of so many
/// columns takes at most a quarter of the second-level cache. Whole parts of sums, so that the cache does not change
/// them.
template <class Weight> std::size_t steps_of(matrix_of<Weight> const& m, std::size_t columns) {
  std::size_t const fit = second_level() / 4 / sizeof(float) / columns / sum_steps * sum_steps;
  std::size_t const most = fit == 0 ? sum_steps : fit;
  std::size_t const blocks = m.depth == 0 ? 1 : (m.depth + most - 1) / most;
  return ((m.depth + blocks - 1) / blocks + sum_steps - 1) / sum_steps * sum_steps;
}

/// The rows of a block: they take two fifths of the second-level cache.
inline std::size_t rows_in_block(std::size_t steps) {
  std::size_t const fit = second_level() / 10 * 4 / sizeof(float) / steps / tile_rows * tile_rows;
  return fit == 0 ? tile_rows : fit;
}

/// Few rows wait for memory, which gives several streams more than one: the panels that one row, two or three take at a
/// time, at most.
inline constexpr std::size_t panels_at_once(std::size_t rows) { return rows == 1 ? 4 : rows == 2 ? 3 : 2; }
inline constexpr std::size_t most_of_few_rows = 3;

/// How a range is shared by so many: in parts that become smaller, each half of an even share of what is left. Most of
/// the work is in long parts, which keep what they read in the cache, and all end together. Parts are whole groups of
/// `together`, and the last ones halves of such groups.
struct shared_range {
  std::size_t size, among, together = 1;

  std::size_t part_from(std::size_t first) const {
    std::size_t const left = size - first, each = among == 1 ? left : left / (2 * among);
    std::size_t const group = each < together ? (together + 1) / 2 : together;
    std::size_t const whole = each < group ? group : each / group * group;
    return among == 1 || left < whole ? left : whole;
  }
  std::size_t parts() const {
    std::size_t count = 0;
    for (std::size_t first = 0; first < size; first += part_from(first)) ++count;
    return count;
  }
  /// Where a part begins.
  std::size_t operator[](std::size_t part) const {
    std::size_t first = 0;
    for (; part != 0; --part) first += part_from(first);
    return first;
  }
};

/// Shares a product of so many rows and panels of so many columns among the team: calls each(first row, last row, first
/// panel, last panel, member). Rows are cut into blocks that fit the cache, and panels if there are too few rows for
/// all members; a plain matrix is packed panel by panel, once for all rows.
template <class Weight, class Each>
void for_each_block(matrix_of<Weight> const& m, std::size_t columns, std::size_t rows, std::size_t panels,
                    Each const& each) {
  std::size_t const members = headsup_parallel::members();
  std::size_t const most = rows_in_block(steps_of(m, columns));
  std::size_t row_parts = m.panels == nullptr ? 1 : (rows + most - 1) / most;
  if (row_parts >= members) row_parts = (row_parts + members - 1) / members * members;
  std::size_t const together = rows <= most_of_few_rows ? panels_at_once(rows) : 1;
  shared_range const shared{panels, row_parts >= members ? 1 : members, together};
  std::size_t const panel_parts = shared.parts();
  headsup_parallel::for_each_part(row_parts * panel_parts, [&](std::size_t part, std::size_t member) {
    std::size_t const r = part / panel_parts;
    std::size_t const p = part % panel_parts;
    std::size_t const panel = shared[p];
    each(rows * r / row_parts, rows * (r + 1) / row_parts, panel, panel + shared.part_from(panel), member);
  });
}
}  // namespace headsup_kernels HEADSUP_HIDDEN
}  // namespace HEADSUP_NAMESPACE
