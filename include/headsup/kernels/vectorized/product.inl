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

/// One panel: to[k * width + c] is the number at step k of its column c, or 0 for columns that are not there.
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
  for (; k + 4 * lanes <= n; k += 4 * lanes)
    HEADSUP_UNROLL
    for (std::size_t v = 0; v < 4; ++v)
      sums[v] = multiply_add(load(x + k + v * lanes), load(y + k + v * lanes), sums[v]);
  float rest = 0;
  for (; k < n; ++k) rest += x[k] * y[k];
  return sum_of((sums[0] + sums[1]) + (sums[2] + sums[3])) + rest;
}

/// One panel of the columns of in * m for the rows from first to last.
///
/// `room` holds a panel where m is plain. Returns whether all sums are finite numbers, if it is asked to check.
inline bool multiply_panel(float const* in, std::size_t in_row, std::size_t first, std::size_t last, matrix const& m,
                           std::size_t panel, destination const& to, float* room, bool check = false) {
  std::size_t const width = panel_width(m.columns, panel);
  std::size_t const column = panel * tile_columns;
  std::size_t const filled = m.columns - column < width ? m.columns - column : width;
  alignas(64) float start[tile_columns]{};
  if (m.bias != nullptr)
    for (std::size_t c = 0; c < filled; ++c) start[c] = m.bias[column + c];
  if (m.panels == nullptr && m.step == 1 && last - first < 4) {
    bool finite = true;
    for (std::size_t r = first; r < last; ++r)
      for (std::size_t c = 0; c < filled; ++c) {
        float const sum = start[c] + dot(in + r * in_row, m.numbers + (column + c) * m.column, m.depth);
        finite = finite && sum - sum == 0;
        *to.at(r, column + c) = sum;
      }
    return finite;
  }
  float const* columns = m.panels == nullptr ? room : m.panels + column * m.depth;
  if (m.panels == nullptr) pack_panel(room, m, panel);
  bool const in_one_group = filled == width && column / to.width == (column + width - 1) / to.width;
  floats not_finite{};

  for_each_tile(last - first, [&](std::size_t offset, std::size_t rows) {
    std::size_t const r = first + offset;
    alignas(64) float aside[tile_rows * tile_columns];
    bool const direct = in_one_group && r / to.rows == (r + rows - 1) / to.rows;
    float* const target = direct ? to.at(r, column) : aside;
    std::size_t const target_row = direct ? to.row : width;
    far_tile(width / lanes, rows)(
        {target, target_row, start, 0, ones.numbers, in + r * in_row, in_row, 1, columns, width, m.depth});
    if (check)
      for (std::size_t i = 0; i < rows; ++i)
        for (std::size_t c = 0; c < width; c += lanes) not_finite += load(target + i * target_row + c) * 0.0f;
    if (!direct)
      for (std::size_t i = 0; i < rows; ++i)
        for (std::size_t c = 0; c < filled; ++c) *to.at(r + i, column + c) = aside[i * width + c];
  });
  return sum_of(not_finite) == 0;
}

/// What a plain matrix needs for the panel that each member works on.
inline std::size_t room_of(matrix const& m) { return m.panels == nullptr ? tile_columns * m.depth : 0; }

/// Into how many parts the rows are cut: a plain matrix is packed anew for each of them.
inline std::size_t row_parts(matrix const& m, std::size_t rows) {
  std::size_t const members = parallel::members();
  return m.panels == nullptr || rows < 16 * tile_rows * members ? 1 : members;
}

/// out = in * m for some rows, shared by the team.
inline void multiply(float const* in, std::size_t in_row, std::size_t rows, matrix const& m, destination const& to) {
  std::size_t const parts = row_parts(m, rows);
  float* const rooms = scratch().at_least(room_of(m) * parallel::members());
  parallel::for_each_part(panels_in(m.columns) * parts, [&](std::size_t part, std::size_t member) {
    std::size_t const r = part % parts;
    multiply_panel(in, in_row, rows * r / parts, rows * (r + 1) / parts, m, part / parts, to,
                   rooms + member * room_of(m));
  });
}
