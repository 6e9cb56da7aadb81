// What products need of an instruction set: packing, and products of few rows.

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

/// Where a panel has the number of a step and a column: each two registers as load_two finds them, or all steps that
/// are computed at once side by side.
template <class Weight> std::size_t place_in_panel(std::size_t k, std::size_t c, std::size_t width) {
  constexpr std::size_t at_once = steps_at_once<Weight>;
  if constexpr (at_once != 1) return (k / at_once * width + c) * at_once + k % at_once;
  else return k * width + (c < width / (2 * lanes) * (2 * lanes) ? place_of<Weight>(c) : c);
}

/// The same as panels of narrower numbers, which are rounded.
template <class Weight> void pack_rounded(Weight* to, matrix const& m) {
  scratch_use memory;
  float* const room = memory.at_least(tile_columns * m.depth);
  std::size_t const steps = matrix_of<Weight>::steps_of_panels(m.depth);
  for (std::size_t panel = 0; panel < panels_in(m.columns); ++panel) {
    pack_panel(room, m, panel);
    std::size_t const width = panel_width(m.columns, panel);
    for (std::size_t k = 0; k < steps; ++k)
      for (std::size_t c = 0; c < width; ++c)
        to[place_in_panel<Weight>(k, c, width)] = static_cast<Weight>(k < m.depth ? room[k * width + c] : 0);
    to += steps * width;
  }
}

/// One column of panels, as floats: a row of the table that they were made of.
template <class Weight> void unpack_column(float* out, matrix_of<Weight> const& m, std::size_t column) {
  std::size_t const panel = column / tile_columns, width = panel_width(m.columns, panel);
  Weight const* const from = m.panels + panel * tile_columns * m.steps_of_panels();
  for (std::size_t k = 0; k < m.depth; ++k)
    out[k] = static_cast<float>(from[place_in_panel<Weight>(k, column % tile_columns, width)]);
}

/// The numbers at `from`, of which so many are there; 0 for others.
template <class Number> HEADSUP_INLINE floats load_some(Number const* from, std::size_t there) {
  if (there >= lanes) return load(from);
  floats some{};
  for (std::size_t i = 0; i < there; ++i) some[i] = static_cast<float>(from[i]);
  return some;
}

/// Rows as factors of pairs: as halves, one after the other, and 0 for a missing step.
template <class Product>
void round_rows(float* to, float const* in, std::size_t in_row, std::size_t rows, std::size_t depth) {
  for (std::size_t r = 0; r < rows; ++r, in += in_row, to += (depth + 1) / 2)
    for (std::size_t k = 0; k < depth; k += lanes) {
      halves const some = Product::round(load_some(in + k, depth - k));
      if (k + lanes <= depth) __builtin_memcpy(to + k / 2, &some, sizeof some);
      else __builtin_memcpy(to + k / 2, &some, (depth - k + 1) / 2 * sizeof(float));
    }
}

/// sums[r * Panels * tile_columns + …] = rows of a times panels, each of which takes `panel_size` numbers.
template <class Product, std::size_t Rows, std::size_t Panels, class Weight>
[[gnu::noinline]] void multiply_panels(float* sums, float const* a, std::size_t row, Weight const* panels,
                                      std::size_t panel_size, std::size_t depth) {
  constexpr std::size_t registers = Panels * tile_registers;
  static_assert(tile_registers % 2 == 0);
  for (std::size_t k = 0; k < depth;) {
    floats total[Rows][registers]{};
    constexpr std::size_t part = sum_steps / Product::at_once;
    for (std::size_t const end = depth - k < part ? depth : k + part; k < end; ++k) {
      HEADSUP_UNROLL
      for (std::size_t v = 0; v < registers; v += 2) {
        two_registers const columns =
            load_two(panels + v / tile_registers * panel_size + k * tile_columns + v % tile_registers * lanes);
        HEADSUP_UNROLL
        for (std::size_t pass = 0; pass < Product::passes; ++pass) {
          HEADSUP_UNROLL
          for (std::size_t r = 0; r < Rows; ++r) {
            floats const x = Product::each(Product::factor(a + r * row + k), pass);
            total[r][v] = Product::add(x, Product::each(columns.first, pass), total[r][v]);
            total[r][v + 1] = Product::add(x, Product::each(columns.second, pass), total[r][v + 1]);
          }
        }
      }
    }
    bool const first = k <= sum_steps / Product::at_once;
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

/// The numbers of panels as products take them: pairs as floats, of which only the bits count.
template <class Weight> auto numbers_of_panels(Weight const* panels) {
  if constexpr (steps_at_once<Weight> == 1) return panels;
  else return reinterpret_cast<float const*>(panels);
}

/// Few rows times the panels from `panel` on, as many as make whole groups; returns the first that is left.
template <class Product, std::size_t Rows, std::size_t Together = panels_at_once(Rows), class Weight>
std::size_t multiply_few(float const* in, std::size_t in_row, std::size_t first, matrix_of<Weight> const& m,
                         std::size_t panel, std::size_t last_panel, destination const& to, floats& not_finite) {
  constexpr std::size_t columns = Together * tile_columns;
  std::size_t p = panel;
  for (; p + Together <= last_panel && (p + Together) * tile_columns <= m.columns; p += Together) {
    alignas(64) float sums[Rows * columns];
    std::size_t const column = p * tile_columns;
    std::size_t const steps = m.steps_of_panels(), depth = steps / Product::at_once;
    multiply_panels<Product, Rows, Together>(sums, in, in_row, numbers_of_panels(m.panels + column * steps),
                                             tile_columns * depth, depth);
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
  // Half as many are left, perhaps. The last one of narrower numbers is computed as before: a tile waits for its sums,
  // and then too little is on its way.
  constexpr std::size_t fewer = Together == 4 ? 2 : std::is_same_v<Weight, float> ? 0 : 1;
  if constexpr (fewer != 0 && fewer < Together)
    return multiply_few<Product, Rows, fewer>(in, in_row, first, m, p, last_panel, to, not_finite);
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
template <class = void>
void multiply_plain(float const* in, std::size_t in_row, std::size_t first, std::size_t last, matrix const& m,
                    std::size_t column, std::size_t last_column, destination const& to, floats& not_finite) {
  auto const put = [&](std::size_t r, std::size_t c, float sum) {
    if (m.bias != nullptr) sum += m.bias[c];
    not_finite[0] += sum * 0;
    *to.at(r, c) = sum;
  };
  std::size_t const quarter = (last_column - column) / 4;
  for (std::size_t c = column; c < column + quarter; ++c)
    for (std::size_t r = first; r < last; ++r) {
      float sums[4];
      dot_four(sums, in + (r - first) * in_row, m.numbers + c * m.column, quarter * m.column, m.depth);
      for (std::size_t i = 0; i < 4; ++i) put(r, c + i * quarter, sums[i]);
    }
  for (std::size_t c = column + 4 * quarter; c < last_column; ++c)
    for (std::size_t r = first; r < last; ++r) {
      float sums[4];
      dot_four(sums, in + (r - first) * in_row, m.numbers + c * m.column, 0, m.depth);
      put(r, c, sums[0]);
    }
}

/// The steps of a panel from k on, as product_kernels says.
template <class Weight>
float const* steps_of_panel(matrix_of<Weight> const& m, std::size_t panel, std::size_t k, std::size_t depth,
                            float* room) {
  if constexpr (std::is_same_v<Weight, float>)
    if (m.panels == nullptr) {
      matrix some_steps = m;
      some_steps.numbers += k * m.step;
      some_steps.depth = depth;
      pack_panel(room, some_steps, panel);
      return room;
    }
  return reinterpret_cast<float const*>(m.panels + panel * tile_columns * m.steps_of_panels() +
                                        k * panel_width(m.columns, panel));
}

/// One row, two or three times the panels from `panel` to `last_panel`; returns the first that is left.
template <class Weight, class Product>
std::size_t few_rows(float const* in, std::size_t in_row, std::size_t first, std::size_t last,
                     matrix_of<Weight> const& m, std::size_t panel, std::size_t last_panel, destination const& to,
                     bool& finite) {
  floats not_finite{};
  [[maybe_unused]] flushes_subnormals<Product::at_once != 1> const now;
  if (m.panels != nullptr) {
    std::size_t const rows = last - first;
    if (rows == 1) panel = multiply_few<Product, 1>(in, in_row, first, m, panel, last_panel, to, not_finite);
    if (rows == 2) panel = multiply_few<Product, 2>(in, in_row, first, m, panel, last_panel, to, not_finite);
    if (rows == 3) panel = multiply_few<Product, 3>(in, in_row, first, m, panel, last_panel, to, not_finite);
  } else if constexpr (std::is_same_v<Weight, float>) {
    std::size_t const end = last_panel * tile_columns;
    if (m.step == 1) {
      multiply_plain(in, in_row, first, last, m, panel * tile_columns, end < m.columns ? end : m.columns, to,
                     not_finite);
      panel = last_panel;
    }
  }
  finite = sum_of(not_finite) == 0;
  return panel;
}

template <class = void> bool are_finite(float const* numbers, std::size_t count) {
  floats not_finite{};
  for (std::size_t i = 0; i < count; i += lanes) not_finite += load(numbers + i) * 0.0f;
  return sum_of(not_finite) == 0;
}

/// How products with a Weight are computed: of pairs with the instruction for them, or as they are without; and those of
/// what has become floats.
template <class Weight, bool Instruction>
using product_of_floats = std::conditional_t<steps_at_once<Weight> == 1, of_floats, of_pairs<Instruction>>;
template <class Weight, bool Instruction>
using product_with =
    std::conditional_t<std::is_same_v<Weight, bfloat16>, of_halves, product_of_floats<Weight, Instruction>>;

/// What only pairs need is compiled only for them.
template <class Product> consteval auto rounds_rows() {
  if constexpr (Product::at_once == 1) return nullptr;
  else return round_rows<Product>;
}

template <class Weight, bool Instruction = false, class Void = once_for<Weight>>
inline constexpr product_kernels<Weight> for_product{lanes,
                                                     tile_columns,
                                                     tile_rows,
                                                     multiply_columns<product_with<Weight, Instruction>>,
                                                     multiply_columns<product_with<Weight, Instruction>>,
                                                     few_rows<Weight, product_of_floats<Weight, Instruction>>,
                                                     steps_of_panel<Weight>,
                                                     are_finite<Void>,
                                                     rounds_rows<product_with<Weight, Instruction>>()};
