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

/// The first columns of a matrix, at most `most`, in whole registers: to[k * width + c] is the number at step k of
/// column c, or 0 for missing columns.
template <class = void> inline void pack_columns(float* to, matrix const& m, std::size_t most) {
  std::size_t const filled = m.columns < most ? m.columns : most;
  std::size_t const width = (filled + lanes - 1) / lanes * lanes;
  float const* const from = m.numbers;
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

/// One panel of a matrix.
template <class = void> inline void pack_panel(float* to, matrix m, std::size_t panel) {
  m.numbers += panel * tile_columns * m.column;
  m.columns -= panel * tile_columns;
  pack_columns(to, m, tile_columns);
}

template <class = void> inline void pack(float* to, matrix const& m) {
  for (std::size_t panel = 0; panel < panels_in(m.columns); ++panel)
    pack_panel(to + panel * tile_columns * m.depth, m, panel);
}

/// The same as panels of narrower numbers, which are rounded, each two registers as load_two finds them.
template <class Weight> void pack_rounded(Weight* to, matrix const& m) {
  scratch_use memory;
  float* const room = memory.at_least(tile_columns * m.depth);
  for (std::size_t panel = 0; panel < panels_in(m.columns); ++panel) {
    pack_panel(room, m, panel);
    std::size_t const width = panel_width(m.columns, panel), in_twos = width / (2 * lanes) * (2 * lanes);
    float const* from = room;
    for (std::size_t k = 0; k < m.depth; ++k, from += width, to += width) {
      for (std::size_t c = 0; c < in_twos; ++c)
        to[c / (2 * lanes) * (2 * lanes) + place_of<Weight>(c % (2 * lanes))] = static_cast<Weight>(from[c]);
      for (std::size_t c = in_twos; c < width; ++c) to[c] = static_cast<Weight>(from[c]);
    }
  }
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

/// Few rows wait for memory, which gives several streams more than one: so many rows times so many panels at a time.
template <std::size_t Rows> inline constexpr std::size_t panels_at_once = Rows == 1 ? 4 : Rows == 2 ? 3 : 2;

/// sums[r * Panels * tile_columns + …] = rows of a times panels, each of which takes `panel_size` numbers.
template <std::size_t Rows, std::size_t Panels, class Weight>
HEADSUP_NOINLINE void multiply_panels(float* sums, float const* a, std::size_t row, Weight const* panels,
                                      std::size_t panel_size, std::size_t depth) {
  constexpr std::size_t registers = Panels * tile_registers;
  static_assert(tile_registers % 2 == 0);
  for (std::size_t k = 0; k < depth;) {
    floats total[Rows][registers]{};
    for (std::size_t const end = depth - k < sum_steps ? depth : k + sum_steps; k < end; ++k) {
      HEADSUP_UNROLL
      for (std::size_t v = 0; v < registers; v += 2) {
        two_registers const columns =
            load_two(panels + v / tile_registers * panel_size + k * tile_columns + v % tile_registers * lanes);
        HEADSUP_UNROLL
        for (std::size_t r = 0; r < Rows; ++r) {
          floats const x = load_all(a + r * row + k);
          total[r][v] = multiply_add(x, columns.first, total[r][v]);
          total[r][v + 1] = multiply_add(x, columns.second, total[r][v + 1]);
        }
      }
    }
    bool const first = k <= sum_steps;
    HEADSUP_UNROLL
    for (std::size_t r = 0; r < Rows; ++r) {
      HEADSUP_UNROLL
      for (std::size_t v = 0; v < registers; ++v) {
        float* const at = sums + (r * registers + v) * lanes;
        store(at, first ? total[r][v] : total[r][v] + load(at));
      }
    }
  }
}

/// Few rows times the panels from `panel` on, as many as make whole groups; returns the first that is left.
template <std::size_t Rows, std::size_t Together = panels_at_once<Rows>, class Weight, class To>
std::size_t multiply_few(float const* in, std::size_t in_row, std::size_t first, matrix_of<Weight> const& m,
                         std::size_t panel, std::size_t last_panel, To const& to, floats& not_finite) {
  constexpr std::size_t columns = Together * tile_columns;
  std::size_t p = panel;
  for (; p + Together <= last_panel && (p + Together) * tile_columns <= m.columns; p += Together) {
    alignas(64) float sums[Rows * columns];
    std::size_t const column = p * tile_columns;
    multiply_panels<Rows, Together>(sums, in + first * in_row, in_row, m.panels + column * m.depth,
                                    tile_columns * m.depth, m.depth);
    for (std::size_t c = 0; c < columns; c += lanes)
      for (std::size_t r = 0; r < Rows; ++r) {
        float* const at = sums + r * columns + c;
        if (m.bias != nullptr) store(at, load(at) + load(m.bias + column + c));
        not_finite += load(at) * 0.0f;
      }
    std::size_t const before = column % to.width;
    for (std::size_t r = 0; r < Rows; ++r)
      for_each_run(to, to.at(first + r, column - before), before, columns,
                   [&](float* place, std::size_t c, std::size_t n) {
                     __builtin_memcpy(place, sums + r * columns + c, n * sizeof(float));
                   });
  }
  // A tile would read narrower numbers only once they are widened.
  if constexpr (!std::is_same_v<Weight, float> && Together != 1)
    return multiply_few<Rows, 1>(in, in_row, first, m, p, last_panel, to, not_finite);
  return p;
}

/// The sums of x[k] * y[i * apart + k] for four i, each in two registers.
template <class = void>
inline void dot_four(float (&sums)[4], float const* x, float const* y, std::size_t apart, std::size_t n) {
  floats all_parts[4]{};
  std::size_t k = 0;
  while (k + 2 * lanes <= n) {
    floats part[4][2]{};
    for (std::size_t const end = k + sum_steps * lanes; k + 2 * lanes <= n && k < end; k += 2 * lanes) {
      HEADSUP_UNROLL
      for (std::size_t v = 0; v < 2; ++v) {
        floats const each = load(x + k + v * lanes);
        HEADSUP_UNROLL
        for (std::size_t i = 0; i < 4; ++i)
          part[i][v] = multiply_add(each, load(y + i * apart + k + v * lanes), part[i][v]);
      }
    }
    HEADSUP_UNROLL
    for (std::size_t i = 0; i < 4; ++i) all_parts[i] += part[i][0] + part[i][1];
  }
  for (std::size_t i = 0; i < 4; ++i) {
    sums[i] = sum_of(all_parts[i]);
    for (std::size_t rest = k; rest < n; ++rest) sums[i] += x[rest] * y[i * apart + rest];
  }
}

/// Few rows times columns of a plain matrix whose steps are adjacent: four columns at a time, a quarter of them apart.
template <class To>
void multiply_plain(float const* in, std::size_t in_row, std::size_t first, std::size_t last, matrix const& m,
                    std::size_t column, std::size_t last_column, To const& to, floats& not_finite) {
  auto const put = [&](std::size_t r, std::size_t c, float sum) {
    if (m.bias != nullptr) sum += m.bias[c];
    not_finite[0] += sum * 0;
    *to.at(r, c) = sum;
  };
  std::size_t const quarter = (last_column - column) / 4;
  for (std::size_t c = column; c < column + quarter; ++c)
    for (std::size_t r = first; r < last; ++r) {
      float sums[4];
      dot_four(sums, in + r * in_row, m.numbers + c * m.column, quarter * m.column, m.depth);
      for (std::size_t i = 0; i < 4; ++i) put(r, c + i * quarter, sums[i]);
    }
  for (std::size_t c = column + 4 * quarter; c < last_column; ++c)
    for (std::size_t r = first; r < last; ++r) {
      float sums[4];
      dot_four(sums, in + r * in_row, m.numbers + c * m.column, 0, m.depth);
      put(r, c, sums[0]);
    }
}

/// The steps of a panel from k on, for tiles: where they are, or in the room if they must be packed or widened first.
inline float const* steps_of_panel(matrix const& m, std::size_t panel, std::size_t k, std::size_t depth, float* room) {
  if (m.panels != nullptr) return m.panels + panel * tile_columns * m.depth + k * panel_width(m.columns, panel);
  matrix some_steps = m;
  some_steps.numbers += k * m.step;
  some_steps.depth = depth;
  pack_panel(room, some_steps, panel);
  return room;
}
template <class Weight>
float const* steps_of_panel(matrix_of<Weight> const& m, std::size_t panel, std::size_t k, std::size_t depth,
                            float* room) {
  std::size_t const width = panel_width(m.columns, panel);
  Weight const* from = m.panels + panel * tile_columns * m.depth + k * width;
  float* to = room;
  for (std::size_t step = 0; step < depth; ++step, from += width, to += width) {
    std::size_t c = 0;
    for (; c + 2 * lanes <= width; c += 2 * lanes) {
      two_registers const columns = load_two(from + c);
      store(to + c, columns.first);
      store(to + c + lanes, columns.second);
    }
    if (c < width) store(to + c, load(from + c));
  }
  return room;
}

/// Some columns of in * m, those of the panels from `panel` to `last_panel`, for the rows from first to last.
///
/// `room` holds the steps of a block of a panel where m is plain, or of narrower numbers. Returns whether all sums are
/// finite, if asked to check.
template <class Weight, class To>
bool multiply_block(float const* in, std::size_t in_row, std::size_t first, std::size_t last,
                    matrix_of<Weight> const& m,
                    std::size_t panel, std::size_t last_panel, To const& to, float* room, bool check = false) {
  floats not_finite{};
  if constexpr (std::is_same_v<Weight, float>)
    if (m.panels == nullptr && m.step == 1 && last - first < 4) {
      std::size_t const end = last_panel * tile_columns;
      multiply_plain(in, in_row, first, last, m, panel * tile_columns, end < m.columns ? end : m.columns, to,
                     not_finite);
      return sum_of(not_finite) == 0;
    }
  if (m.panels != nullptr) {
    std::size_t const rows = last - first;
    if (rows == 1) panel = multiply_few<1>(in, in_row, first, m, panel, last_panel, to, not_finite);
    if (rows == 2) panel = multiply_few<2>(in, in_row, first, m, panel, last_panel, to, not_finite);
    if (rows == 3) panel = multiply_few<3>(in, in_row, first, m, panel, last_panel, to, not_finite);
  }

  std::size_t const steps = steps_of(m, tile_columns);
  auto const each_block = [&](std::size_t p, std::size_t k) {
    std::size_t const depth = m.depth - k < steps ? m.depth - k : steps;
    std::size_t const width = panel_width(m.columns, p);
    std::size_t const column = p * tile_columns;
    std::size_t const filled = m.columns - column < width ? m.columns - column : width;
    alignas(64) float bias[tile_columns]{};
    if (m.bias != nullptr)
      for (std::size_t c = 0; c < filled; ++c) bias[c] = m.bias[column + c];
    bool const ends = k + depth == m.depth;
    std::size_t const before = column % to.width;
    bool const in_one_group = filled == width && width <= to.width - before;
    destination const group{to.at(0, column - before), to.row, to.rows, to.outer};
    rows_job job{.sums = nullptr,
                 .sums_row = to.row,
                 .a = nullptr,
                 .row = in_row,
                 .step = 1,
                 .b = steps_of_panel(m, p, k, depth, room),
                 .width = width,
                 .depth = depth,
                 .adds = k != 0,
                 .bias = m.bias != nullptr && ends ? bias : nullptr,
                 .ahead = 2 * line};
    // The panel after this one, a part of it with every line of steps.
    if constexpr (std::is_same_v<Weight, float>)
      if (m.panels != nullptr && p + 1 < last_panel) {
        std::size_t const tiles = (last - first + tile_rows - 1) / tile_rows;
        std::size_t const lines_of_steps = tiles * ((depth + line - 1) / line);
        job.next = steps_of_panel(m, p + 1, k, depth, room);
        job.next_lines = (depth * width / line + lines_of_steps - 1) / lines_of_steps;
      }

    // Rows that are side by side in the output go there at once, others by way of a tile aside.
    for (std::size_t r = first, count = 0; r < last; r += count) {
      std::size_t const in_group = r < to.rows ? to.rows - r : to.rows - r % to.rows;
      count = last - r < in_group ? last - r : in_group;
      alignas(64) float aside[tile_rows * tile_columns];
      job.a = in + r * in_row + k;
      if (in_one_group) {
        job.sums = group.at(r, 0) + before;
      } else {
        count = count < tile_rows ? count : tile_rows;
        job.sums = aside;
        job.sums_row = width;
        for (std::size_t i = 0; k != 0 && i < count; ++i)
          for_each_run(to, group.at(r + i, 0), before, filled, [&](float const* place, std::size_t c, std::size_t n) {
            __builtin_memcpy(aside + i * width + c, place, n * sizeof(float));
          });
      }
      multiply_rows(width / lanes, job, count);
      if (job.next != nullptr)
        job.next += (count + tile_rows - 1) / tile_rows * ((depth + line - 1) / line) * job.next_lines * line;
      if (check && ends)
        for (std::size_t i = 0; i < count; ++i)
          for (std::size_t c = 0; c < width; c += lanes) not_finite += load(job.sums + i * job.sums_row + c) * 0.0f;
      if (!in_one_group)
        for (std::size_t i = 0; i < count; ++i)
          for_each_run(to, group.at(r + i, 0), before, filled, [&](float* place, std::size_t c, std::size_t n) {
            __builtin_memcpy(place, aside + i * width + c, n * sizeof(float));
          });
    }
  };
  for (std::size_t p = panel; p < last_panel; ++p)
    for (std::size_t k = 0; k < m.depth; k += steps) each_block(p, k);
  return sum_of(not_finite) == 0;
}

/// The memory for what a member packs or widens at a time of a matrix.
template <class Weight> std::size_t room_of(matrix_of<Weight> const& m) {
  std::size_t const steps = steps_of(m, tile_columns);
  return std::is_same_v<Weight, float> && m.panels != nullptr ? 0 : tile_columns * (m.depth < steps ? m.depth : steps);
}

/// out = in * m for some rows, shared by the team.
template <class Weight, class To>
void multiply(float const* in, std::size_t in_row, std::size_t rows, matrix_of<Weight> const& m, To const& to) {
  scratch_use memory;
  float* const rooms = memory.at_least(room_of(m) * parallel::members());
  for_each_block(
      m, tile_columns, rows, panels_in(m.columns),
      [&](std::size_t first, std::size_t last, std::size_t panel, std::size_t last_panel, std::size_t member) {
        multiply_block(in, in_row, first, last, m, panel, last_panel, to, rooms + member * room_of(m));
      });
}
