// Products of rows with a matrix, panel by panel: the panel stays in the second-level cache while all rows pass.

inline constexpr std::size_t panels_in(std::size_t columns) { return (columns + tile_columns - 1) / tile_columns; }

/// The columns of a panel: those of a tile, or for the last what is left, in whole registers.
inline std::size_t panel_width(std::size_t columns, std::size_t panel) {
  std::size_t const left = columns - panel * tile_columns;
  return left >= tile_columns ? tile_columns : (left + lanes - 1) / lanes * lanes;
}

/// The numbers that the panels of a matrix take.
inline std::size_t packed_size(std::size_t columns, std::size_t depth) {
  return (columns + lanes - 1) / lanes * lanes * depth;
}

/// One panel: to[k * width + c] is the number at step k of its column c, or 0 for missing columns.
inline void pack_panel(float* to, matrix const& m, std::size_t panel) {
  std::size_t const width = panel_width(m.columns, panel);
  std::size_t const first = panel * tile_columns;
  std::size_t const filled = m.columns - first < width ? m.columns - first : width;
  float const* const from = m.numbers + first * m.column;
  for (std::size_t c = 0; c < width; c += lanes) {
    std::size_t k = 0;
    if (m.step == 1 && c + lanes <= filled) {
      for (; k + lanes <= m.depth; k += lanes) {
        floats block[lanes];
        HEADSUP_UNROLL
        for (std::size_t i = 0; i < lanes; ++i) block[i] = load(from + (c + i) * m.column + k);
        transpose(block);
        HEADSUP_UNROLL
        for (std::size_t i = 0; i < lanes; ++i) store(to + (k + i) * width + c, block[i]);
      }
    } else if (m.column == 1 && c + lanes <= filled) {
      for (; k < m.depth; ++k) store(to + k * width + c, load(from + c + k * m.step));
    }
    for (; k < m.depth; ++k)
      for (std::size_t i = c; i < c + lanes; ++i) to[k * width + i] = i < filled ? from[i * m.column + k * m.step] : 0;
  }
}

inline void pack(float* to, matrix const& m) {
  for (std::size_t panel = 0; panel < panels_in(m.columns); ++panel)
    pack_panel(to + panel * tile_columns * m.depth, m, panel);
}

/// The sum of x[k] * y[k] in 4 * lanes strands.
inline float dot(float const* x, float const* y, std::size_t n) {
  floats sums[4]{};
  std::size_t k = 0;
  for (; k + 4 * lanes <= n; k += 4 * lanes) {
    HEADSUP_UNROLL
    for (std::size_t v = 0; v < 4; ++v)
      sums[v] = multiply_add(load(x + k + v * lanes), load(y + k + v * lanes), sums[v]);
  }
  float rest = 0;
  for (; k < n; ++k) rest += x[k] * y[k];
  return sum_of((sums[0] + sums[1]) + (sums[2] + sums[3])) + rest;
}

/// Calls each(place, first, n) for the n columns of a panel from `first` that are side by side in a row of a product.
/// The panel begins `before` columns after the group that begins at `row`, and has `filled` columns.
template <class Each>
HEADSUP_INLINE void for_each_run(destination const& to, float* row, std::size_t before, std::size_t filled, Each each) {
  for (std::size_t first = 0; first < filled; before = 0, row += to.group) {
    std::size_t const room = to.width - before;
    std::size_t const n = filled - first < room ? filled - first : room;
    each(row + before, first, n);
    first += n;
  }
}

/// Some columns of in * m, those of the panels from `panel` to `last_panel`, for the rows from first to last. While one
/// panel is used, the next is fetched; `after` is what to fetch during the last.
///
/// `room` holds the steps of a block of a panel where m is plain. Returns whether all sums are finite, if asked to check.
template <class To>
bool multiply_block(float const* in, std::size_t in_row, std::size_t first, std::size_t last, matrix const& m,
                           std::size_t panel, std::size_t last_panel, To const& to, float* room,
                           float const* after = nullptr, bool check = false) {
  std::size_t const steps = steps_of(m);
  std::size_t const tiles = (last - first + tile_rows - 1) / tile_rows;
  floats not_finite{};
  auto const each_block = [&](std::size_t p, std::size_t k) {
    std::size_t const depth = m.depth - k < steps ? m.depth - k : steps;
    std::size_t const width = panel_width(m.columns, p);
    std::size_t const column = p * tile_columns;
    std::size_t const filled = m.columns - column < width ? m.columns - column : width;
    alignas(64) float start[tile_columns]{};
    float const* const bias = m.bias == nullptr ? nullptr : start;
    if (m.bias != nullptr)
      for (std::size_t c = 0; c < filled; ++c) start[c] = m.bias[column + c];

    if (m.panels == nullptr && m.step == 1 && last - first < 4) {
      if (k != 0) return;
      for (std::size_t r = first; r < last; ++r)
        for (std::size_t c = 0; c < filled; ++c) {
          float const sum = start[c] + dot(in + r * in_row, m.numbers + (column + c) * m.column, m.depth);
          not_finite[0] += sum * 0;
          *to.at(r, column + c) = sum;
        }
      return;
    }

    float const* const columns = m.panels == nullptr ? room : m.panels + column * m.depth + k * width;
    float const* next = nullptr;
    if (m.panels == nullptr) {
      matrix some_steps = m;
      some_steps.numbers += k * m.step;
      some_steps.depth = depth;
      pack_panel(room, some_steps, p);
    } else {
      if (p + 1 < last_panel) next = m.panels + (column + tile_columns) * m.depth + k * panel_width(m.columns, p + 1);
      else if (k + steps < m.depth)
        next = m.panels + panel * tile_columns * m.depth + (k + steps) * panel_width(m.columns, panel);
      else next = after;
    }
    std::size_t const lines_of_tile = (depth * width / 16 + tiles - 1) / tiles;
    std::size_t const next_lines = next == nullptr ? 0 : (lines_of_tile * 16 + depth - 1) / depth;
    std::size_t const before = column % to.width;
    bool const in_one_group = filled == width && width <= to.width - before;
    destination const group{to.at(0, column - before), to.row, to.rows, to.outer};

    for_each_tile(last - first, [&](std::size_t offset, std::size_t rows) {
      std::size_t const r = first + offset;
      alignas(64) float aside[tile_rows * tile_columns];
      bool const direct = in_one_group && (r + rows <= to.rows || r / to.rows == (r + rows - 1) / to.rows);
      float* const target = direct ? group.at(r, 0) + before : aside;
      std::size_t const target_row = direct ? to.row : width;
      if (!direct && k != 0)
        for (std::size_t i = 0; i < rows; ++i)
          for_each_run(to, group.at(r + i, 0), before, filled, [&](float const* place, std::size_t c, std::size_t n) {
            __builtin_memcpy(aside + i * width + c, place, n * sizeof(float));
          });
      far_tile(width / lanes, rows)({target, target_row, k == 0 ? bias : target, k == 0 ? 0 : target_row, nullptr,
                                     in + r * in_row + k, in_row, 1, columns, width, depth, next, next_lines});
      if (next != nullptr) next += next_lines * ((depth + 15) / 16) * 16;
      if (check && k + steps >= m.depth)
        for (std::size_t i = 0; i < rows; ++i)
          for (std::size_t c = 0; c < width; c += lanes) not_finite += load(target + i * target_row + c) * 0.0f;
      if (!direct)
        for (std::size_t i = 0; i < rows; ++i)
          for_each_run(to, group.at(r + i, 0), before, filled, [&](float* place, std::size_t c, std::size_t n) {
            __builtin_memcpy(place, aside + i * width + c, n * sizeof(float));
          });
    });
  };
  if (m.panels == nullptr) {
    for (std::size_t p = panel; p < last_panel; ++p)
      for (std::size_t k = 0; k < m.depth; k += steps) each_block(p, k);
  } else {
    for (std::size_t k = 0; k < m.depth; k += steps)
      for (std::size_t p = panel; p < last_panel; ++p) each_block(p, k);
  }
  return sum_of(not_finite) == 0;
}

/// The memory for what a member packs at a time of a plain matrix.
inline std::size_t room_of(matrix const& m) {
  if (m.panels != nullptr) return 0;
  return tile_columns * (m.depth < block_steps ? m.depth : block_steps);
}

/// out = in * m for some rows, shared by the team.
template <class To>
void multiply(float const* in, std::size_t in_row, std::size_t rows, matrix const& m, To const& to) {
  scratch_use memory;
  float* const rooms = memory.at_least(room_of(m) * parallel::members());
  for_each_block(
      m, rows, panels_in(m.columns),
      [&](std::size_t first, std::size_t last, std::size_t panel, std::size_t last_panel, std::size_t member) {
        multiply_block(in, in_row, first, last, m, panel, last_panel, to, rooms + member * room_of(m));
      });
}
