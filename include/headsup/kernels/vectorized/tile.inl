// The micro-kernel: sums of products of some rows with a few registers of columns, a tile of which fits the registers.

inline constexpr std::size_t tile_columns = tile_registers * lanes;

/// One step of a job's sums, and on to the next: total[r][v] += a[r * row] * column v * lanes … of b.
template <class Product, std::size_t Rows, std::size_t Registers>
HEADSUP_INLINE void add_products(floats (&total)[Rows][Registers], float const*& a, float const*& b,
                                 rows_job const& job) {
  HEADSUP_UNROLL
  for (std::size_t pass = 0; pass < Product::passes; ++pass) {
    if (pass != 0) asm("" ::: "memory");  // loads them again: there are no registers to keep both halves
    floats columns[Registers];
    Product::columns(columns, b);
    HEADSUP_UNROLL
    for (std::size_t v = 0; v < Registers; ++v) columns[v] = Product::each(columns[v], pass);
    HEADSUP_UNROLL
    for (std::size_t r = 0; r < Rows; ++r) {
      floats const each = Product::each(Product::factor(a + r * job.row), pass);
      HEADSUP_UNROLL
      for (std::size_t v = 0; v < Registers; ++v) total[r][v] = Product::add(each, columns[v], total[r][v]);
    }
  }
  a += job.step;
  b += job.width;
  asm("" : "+r"(a), "+r"(b));  // or g++ computes the places of several steps, and has no registers for them
}

/// One tile of a job: the rows from `first`. Long sums are added up part by part, in the memory of the sums; with every
/// line of steps, some of what is needed later is fetched.
template <class Product, std::size_t Rows, std::size_t Registers>
HEADSUP_INLINE void tile(rows_job const& job, std::size_t first, float const*& next) {
  float* const sums = job.sums + first * job.sums_row;
  float const* a = job.a + first * job.row;
  float const* b = job.b;
  bool adds = job.adds;
  float const* factors = job.factors;
  HEADSUP_UNROLL
  for (std::size_t r = 0; r < Rows; ++r) {
    HEADSUP_UNROLL
    for (std::size_t c = 0; c < Registers * lanes; c += line) __builtin_prefetch(sums + r * job.sums_row + c, 1);
  }
  for (std::size_t left = job.depth; left != 0;) {
    floats total[Rows][Registers];
    HEADSUP_UNROLL
    for (std::size_t r = 0; r < Rows; ++r) {
      HEADSUP_UNROLL
      for (std::size_t v = 0; v < Registers; ++v) total[r][v] = floats{};
    }
    constexpr std::size_t part = sum_steps / Product::at_once;
    for (std::size_t const end = left < part ? 0 : left - part; left != end;) {
      std::size_t steps = left - end < line ? left - end : line;
      left -= steps;
      if (job.ahead != 0) {
        HEADSUP_UNROLL
        for (std::size_t r = 0; r < Rows; ++r) __builtin_prefetch(a + r * job.row + job.ahead);
      }
      for (std::size_t i = 0; i < job.next_lines; ++i, next += line) __builtin_prefetch(next, 0, 2);
      // With one step a round, a product with AVX2 takes 15 % longer on an Intel Xeon (Emerald Rapids); with four, one
      // in WebAssembly takes 30 % longer.
      if constexpr (lanes > 4 && Rows == tile_rows && Registers == tile_registers)
        for (; steps >= 4; steps -= 4) {
          HEADSUP_UNROLL
          for (std::size_t i = 0; i < 4; ++i) add_products<Product>(total, a, b, job);
        }
      for (; steps != 0; --steps) add_products<Product>(total, a, b, job);
    }
    if (factors != nullptr) {
      HEADSUP_UNROLL
      for (std::size_t r = 0; r < Rows; ++r) {
        floats const factor = all(factors[first + r]);
        HEADSUP_UNROLL
        for (std::size_t v = 0; v < Registers; ++v)
          total[r][v] = multiply_add(factor, load(sums + r * job.sums_row + v * lanes), total[r][v]);
      }
    } else if (adds) {
      HEADSUP_UNROLL
      for (std::size_t r = 0; r < Rows; ++r) {
        HEADSUP_UNROLL
        for (std::size_t v = 0; v < Registers; ++v) total[r][v] += load(sums + r * job.sums_row + v * lanes);
      }
    }
    if (left == 0 && job.bias != nullptr) {
      HEADSUP_UNROLL
      for (std::size_t v = 0; v < Registers; ++v) {
        floats const bias = load(job.bias + v * lanes);
        HEADSUP_UNROLL
        for (std::size_t r = 0; r < Rows; ++r) total[r][v] += bias;
      }
    }
    HEADSUP_UNROLL
    for (std::size_t r = 0; r < Rows; ++r) {
      HEADSUP_UNROLL
      for (std::size_t v = 0; v < Registers; ++v) store(sums + r * job.sums_row + v * lanes, total[r][v]);
    }
    adds = true;
    factors = nullptr;
  }
}

/// All rows of a job, `rows` of them, in tiles of tile_rows; what is left is done in one or two that are nearly as
/// large. Templates, so that a program compiles the kernels only if it has large work.
template <class Product, std::size_t Registers, std::size_t... Rows>
HEADSUP_INLINE void last_tile(rows_job const& job, std::size_t first, std::size_t rows, float const*& next,
                              std::index_sequence<Rows...>) {
  (void)((rows == Rows + 1 && (tile<Product, Rows + 1, Registers>(job, first, next), true)) || ...);
}
template <class Product, std::size_t Registers>
[[gnu::noinline]] void multiply_rows(rows_job const& given, std::size_t rows) {
  rows_job const job = given;  // a copy, which no store can change
  constexpr auto fewer = std::make_index_sequence<tile_rows - 1>{};
  std::size_t first = 0;
  float const* next = job.next;
  for (std::size_t left = rows; left != 0;) {
    std::size_t const now = rows_in_tile(left);
    if (now == tile_rows) tile<Product, tile_rows, Registers>(job, first, next);
    else last_tile<Product, Registers>(job, first, now, next, fewer);
    first += now;
    left -= now;
  }
}

/// The same for so many columns.
template <class Product, std::size_t... Before>
void multiply_columns(std::size_t columns, rows_job const& job, std::size_t rows, std::index_sequence<Before...>) {
  (void)((columns == (Before + 1) * lanes && (multiply_rows<Product, Before + 1>(job, rows), true)) || ...);
}
template <class Product> void multiply_columns(std::size_t columns, rows_job const& job, std::size_t rows) {
  [[maybe_unused]] flushes_subnormals<Product::at_once != 1> const now;
  multiply_columns<Product>(columns, job, rows, std::make_index_sequence<tile_registers>{});
}
