#pragma once

#include <headsup/kernels/matrix.hpp>
#include <headsup/parallel/team.hpp>

// How a product is cut into tiles and blocks, and shared: what is the same for every instruction set.

namespace HEADSUP_NAMESPACE::kernels {
HEADSUP_HIDDEN_BEGIN

/// The rows of a tile.
inline constexpr std::size_t tile_rows = 6;

/// The floats of a cache line.
inline constexpr std::size_t line = 16;

/// The longest sum that is added up in one register; longer ones are sums of such parts, which round less. A rounding
/// error grows with the square root of a part, or with its length if all errors have one sign.
inline constexpr std::size_t sum_steps = 256;

/// The sums of some rows and the columns of a panel:
/// sums[r * sums_row + c] = factors[r] * sums[r * sums_row + c] if it `adds`, + sum over k < depth of
/// a[r * row + k * step] * b[k * width + c], + bias[c]. Null factors count as 1, a null bias as 0.
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

/// The part of a product that stays in the second-level cache, besides a panel and the next: some rows and steps.
inline constexpr std::size_t block_numbers = 88 << 10;
inline constexpr std::size_t block_steps = 768;

/// The steps of a block: all, or a part of them that is the same for every block but the last.
inline std::size_t steps_of(matrix const& m) {
  std::size_t const blocks = (m.depth + block_steps - 1) / block_steps;
  return ((m.depth + blocks - 1) / blocks + 15) / 16 * 16;
}

/// Shares a product of so many rows and panels among the team: calls each(first row, last row, first panel, last panel,
/// member). Rows are cut into blocks that fit the cache, and panels if there are too few rows for all members; a plain
/// matrix is packed panel by panel, once for all rows.
template <class Each> void for_each_block(matrix const& m, std::size_t rows, std::size_t panels, Each const& each) {
  std::size_t const members = parallel::members();
  std::size_t const most = block_numbers / steps_of(m) / tile_rows * tile_rows;
  std::size_t row_parts = m.panels == nullptr ? 1 : (rows + most - 1) / (most == 0 ? 1 : most);
  if (row_parts < members) row_parts = 1;
  else row_parts = (row_parts + members - 1) / members * members;
  std::size_t panel_parts = row_parts == 1 && members > 1 ? 4 * members : 1;
  if (panel_parts > panels) panel_parts = panels;
  parallel::for_each_part(row_parts * panel_parts, [&](std::size_t part, std::size_t member) {
    std::size_t const r = part / panel_parts;
    std::size_t const p = part % panel_parts;
    each(rows * r / row_parts, rows * (r + 1) / row_parts, panels * p / panel_parts, panels * (p + 1) / panel_parts,
         member);
  });
}

HEADSUP_HIDDEN_END
}  // namespace HEADSUP_NAMESPACE::kernels
