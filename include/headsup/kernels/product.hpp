#pragma once

#include <headsup/kernels/blocks.hpp>
#include <headsup/kernels/scratch.hpp>
#include <headsup/kernels/subnormals.hpp>

#include <type_traits>

// Products of rows with a matrix, panel by panel: the panel stays in the second-level cache while all rows pass. What
// differs between instruction sets is called by way of pointers, once for many tiles.

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE {
namespace headsup_kernels HEADSUP_HIDDEN {
/// void, but only once a template that names it is instantiated: a template that named kernels<> would compile those
/// kernels in every program.
template <class Weight> using once_for = std::enable_if_t<sizeof(Weight) != 0>;

/// What a product needs of an instruction set.
template <class Weight> struct product_kernels {
  static constexpr std::size_t at_once = steps_at_once<Weight>;

  /// The floats of a register, and the columns of a tile: powers of 2. And its rows.
  std::size_t lanes, columns, tile_rows;

  /// All rows of a job, in so many columns: whole registers. And of a block that has only one row, two or three.
  void (*multiply_columns)(std::size_t columns, rows_job const& job, std::size_t rows);
  void (*multiply_few)(std::size_t columns, rows_job const& job, std::size_t rows);

  /// One row, two or three, times panels: returns the first that is left, and says whether all sums are finite.
  std::size_t (*few_rows)(float const* rows, std::size_t in_row, std::size_t first, std::size_t last,
                          matrix_of<Weight> const& m, std::size_t panel, std::size_t last_panel, destination const& to,
                          bool& finite);

  /// The steps of a panel from k on, for tiles: where they are, or in the room if they must be packed first. Narrower
  /// numbers stand several in the place of a float.
  float const* (*steps_of_panel)(matrix_of<Weight> const& m, std::size_t panel, std::size_t k, std::size_t depth,
                                 float* room);

  /// Whether so many numbers, in whole registers, are finite.
  bool (*are_finite)(float const* numbers, std::size_t count);

  /// Rows as factors of Weights that are multiplied as they are: at_once of their numbers in the place of one.
  void (*round_rows)(float* to, float const* in, std::size_t in_row, std::size_t rows, std::size_t depth);

  std::size_t panels_in(std::size_t columns_of_matrix) const { return (columns_of_matrix + columns - 1) / columns; }

  /// The memory for what a member packs at a time of a matrix, or rounds of so many rows.
  std::size_t room_of(matrix_of<Weight> const& m, std::size_t rows) const {
    std::size_t const steps = steps_of(m, columns), at_a_time = m.depth < steps ? m.depth : steps;
    if (m.depth == 0) return 0;
    if constexpr (at_once == 1) return m.panels != nullptr ? 0 : columns * at_a_time;
    std::size_t const most = rows_in_block(steps);
    return line + (rows < most ? rows : most) * m.steps_of_panels() / at_once;
  }
};

/// Calls each(place, first, n) for the n columns of a panel from `first` that are side by side in a row of a product.
/// The panel begins `before` columns after the group that begins at `row`, and has `filled` columns.
template <class Each>
void for_each_run(destination const& to, float* row, std::size_t before, std::size_t filled, Each each) {
  for (std::size_t first = 0; first < filled; before = 0, row += to.group) {
    std::size_t const room = to.width - before;
    std::size_t const n = filled - first < room ? filled - first : room;
    each(row + before, first, n);
    first += n;
  }
}

/// Rows of a product, from first to last, as its kernels take them.
struct rows_of_block {
  float const* numbers;
  std::size_t row, first, last;
};

/// Those of a matrix of rows: where they are, or rounded in a room of room_of numbers, which begins with what it holds:
/// a member that has them from its part before does not round them again.
template <class Weight>
rows_of_block take_rows(product_kernels<Weight> const& set, float const* in, std::size_t in_row, std::size_t first,
                        std::size_t last, matrix_of<Weight> const& m, float* room) {
  constexpr std::size_t at_once = product_kernels<Weight>::at_once;
  if constexpr (at_once == 1) {
    return {in + first * in_row, in_row, first, last};
  } else {
    rows_of_block const taken{room + line, m.steps_of_panels() / at_once, first, last};
    rows_of_block held;
    __builtin_memcpy(&held, room, sizeof held);
    if (held.numbers != taken.numbers || held.first != first || held.last != last) {
      set.round_rows(room + line, in + first * in_row, in_row, last - first, m.depth);
      __builtin_memcpy(room, &taken, sizeof taken);
    }
    return taken;
  }
}
/// Before another product, so many rooms hold no rows.
template <class Weight> void forget_rows(product_kernels<Weight> const& set, float* rooms, std::size_t apart) {
  for (std::size_t i = 0; set.round_rows != nullptr && i < headsup_parallel::members(); ++i)
    __builtin_memset(rooms + i * apart, 0, sizeof(rows_of_block));
}

/// Some columns of rows * m, those of the panels from `panel` to `last_panel`.
///
/// `room` holds the steps of a block of a panel where m is plain. Returns whether all sums are finite, if asked to
/// check.
template <class Weight>
bool multiply_block(product_kernels<Weight> const& set, rows_of_block const& rows, matrix_of<Weight> const& m,
                    std::size_t panel, std::size_t last_panel, destination const& to, float* room, bool check = false) {
  bool finite = true;
  constexpr std::size_t at_once = product_kernels<Weight>::at_once;
  std::size_t const depth_in_all = m.steps_of_panels() / at_once;
  std::size_t const first = rows.first, last = rows.last;
  bool const few = last - first <= most_of_few_rows;
  if (few) panel = set.few_rows(rows.numbers, rows.row, first, last, m, panel, last_panel, to, finite);

  std::size_t const steps = steps_of(m, set.columns) / at_once;
  for (; panel < last_panel; ++panel)
    for (std::size_t k = 0; k < depth_in_all; k += steps) {
      std::size_t const depth = depth_in_all - k < steps ? depth_in_all - k : steps;
      std::size_t const column = panel * set.columns;
      auto const width_of = [&](std::size_t left) {
        return left >= set.columns ? set.columns : (left + set.lanes - 1) / set.lanes * set.lanes;
      };
      std::size_t const left = m.columns - column;
      std::size_t const width = width_of(left);
      std::size_t const filled = left < width ? left : width;
      alignas(64) float bias[most_columns]{};
      if (m.bias != nullptr) __builtin_memcpy(bias, m.bias + column, filled * sizeof(float));
      bool const ends = k + depth == depth_in_all;
      std::size_t const before = column % to.width;
      bool const in_one_group = filled == width && width <= to.width - before;
      destination const group{to.at(0, column - before), to.row, to.rows, to.outer};
      rows_job job{.sums = nullptr,
                   .sums_row = 0,
                   .a = nullptr,
                   .row = rows.row,
                   .step = 1,
                   .b = set.steps_of_panel(m, panel, k * at_once, depth, room),
                   .width = width * at_once * sizeof(Weight) / sizeof(float),
                   .depth = depth,
                   .adds = k != 0,
                   .bias = m.bias != nullptr && ends ? bias : nullptr,
                   .ahead = 2 * line};
      // The panel after this one, a part of it with every line of steps.
      if (m.panels != nullptr && panel + 1 < last_panel) {
        std::size_t const tiles = (last - first + tile_rows - 1) / tile_rows;
        std::size_t const lines_of_steps = tiles * ((depth + line - 1) / line);
        std::size_t const next_width = at_once * width_of(left - set.columns);
        std::size_t const lines = depth * next_width * sizeof(Weight) / (line * sizeof(float));
        job.next =
            reinterpret_cast<float const*>(m.panels + (column + set.columns) * m.steps_of_panels() + k * next_width);
        job.next_lines = (lines + lines_of_steps - 1) / lines_of_steps;
      }

      // Rows that are side by side in the output are written there. Others, and rows of which only few are side by
      // side, are computed in a tile aside and copied: in a tile of few rows, each multiplication waits for the sum
      // before it.
      for (std::size_t r = first, count = 0; r < last; r += count) {
        std::size_t const in_group = r < to.rows ? to.rows - r : to.rows - r % to.rows;
        std::size_t const in_tile = rows_in_tile(last - r, set.tile_rows);
        bool const in_place = in_one_group && in_group >= in_tile;
        count = !in_place ? in_tile : last - r < in_group ? last - r : in_group;
        alignas(64) float aside[most_rows * most_columns];
        job.a = rows.numbers + (r - first) * rows.row + k;
        if (in_place) {
          job.sums = group.at(r, 0) + before;
          job.sums_row = to.row;
        } else {
          job.sums = aside;
          job.sums_row = width;
          for (std::size_t i = 0; k != 0 && i < count; ++i)
            for_each_run(to, group.at(r + i, 0), before, filled, [&](float const* place, std::size_t c, std::size_t n) {
              __builtin_memcpy(aside + i * width + c, place, n * sizeof(float));
            });
        }
        (few ? set.multiply_few : set.multiply_columns)(width, job, count);
        if (job.next != nullptr)
          job.next += (count + tile_rows - 1) / tile_rows * ((depth + line - 1) / line) * job.next_lines * line;
        for (std::size_t i = 0; check && ends && i < count; ++i)
          finite = set.are_finite(job.sums + i * job.sums_row, width) && finite;
        for (std::size_t i = 0; !in_place && i < count; ++i)
          for_each_run(to, group.at(r + i, 0), before, filled, [&](float* place, std::size_t c, std::size_t n) {
            __builtin_memcpy(place, aside + i * width + c, n * sizeof(float));
          });
      }
    }
  return finite;
}

/// out = in * m for some rows, shared by the team.
template <class Weight>
void multiply_with(product_kernels<Weight> const& set, float const* in, std::size_t in_row, std::size_t rows,
                   matrix_of<Weight> const& m, destination const& to) {
  scratch_use memory;
  std::size_t const room = set.room_of(m, rows);
  float* const rooms = memory.at_least(room * headsup_parallel::members());
  forget_rows(set, rooms, room);
  for_each_block(
      m, set.columns, rows, set.panels_in(m.columns),
      [&](std::size_t first, std::size_t last, std::size_t panel, std::size_t last_panel, std::size_t member) {
    float* const own = rooms + member * room;
    multiply_block(set, take_rows(set, in, in_row, first, last, m, own), m, panel, last_panel, to, own);
  });
}
}  // namespace headsup_kernels HEADSUP_HIDDEN
}  // namespace HEADSUP_NAMESPACE
HEADSUP_EXACT_END
