#pragma once

#include <headsup/kernels/kernels.hpp>
#include <headsup/kernels/loops.hpp>

#include <type_traits>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE::headsup_kernels {
/// The number of multiplications from which a machine kernel is worth its call. Below that, run time computes the same
/// bits as compile time.
inline constexpr std::size_t large = std::size_t{1} << 15;

/// The cost of one number of a norm, in multiplications: 4096 numbers are large work.
inline constexpr std::size_t norm_work = 8;

namespace reference {
/// One row of sums of products: out[j] = sum over k of a * b, k ascending, each product and each sum rounded.
template <class T> constexpr void contract_row(T* out, T const* a, T const* b, loop const& row, loop const& sum) {
  for (std::size_t j = 0; j < row.count; ++j) {
    T const* x = a + j * row.a;
    T const* y = b + j * row.b;
    T total = T{};
    for (std::size_t k = 0; k < sum.count; ++k) total += x[k * sum.a] * y[k * sum.b];
    out[j * row.out] = total;
  }
}
}  // namespace reference

namespace blocked {
/// The registers that every x86-64 and every 64-bit Arm processor has: 16 bytes of numbers at once.
template <class T> using lanes __attribute__((vector_size(16))) = T;

/// How many products a block covers before it moves on to the next row: as many as fit the first-level cache.
inline constexpr std::size_t depth = 256;

/// All rows of `rows` times all columns of `columns`, block by block, four registers of adjacent sums at a time. Every
/// sum adds the same products in the same order as reference::contract_row, so the results are bit-identical.
template <class T>
void contract_matrix(T* out, T const* a, T const* b, loop const& rows, loop const& columns, loop const& sum) {
  constexpr std::size_t lane_count = 16 / sizeof(T);
  constexpr std::size_t width = 4 * lane_count;
  lanes<T> panel[depth][4];
  for (std::size_t j = 0; j < columns.count; j += width) {
    std::size_t const filled = columns.count - j < width ? columns.count - j : width;
    for (std::size_t k = 0; k < sum.count; k += depth) {
      std::size_t const deep = sum.count - k < depth ? sum.count - k : depth;
      for (std::size_t p = 0; p < deep; ++p)
        for (std::size_t i = 0; i < width; ++i)
          panel[p][i / lane_count][i % lane_count] = i < filled ? b[(j + i) * columns.b + (k + p) * sum.b] : T{};
      for (std::size_t r = 0; r < rows.count; ++r) {
        T const* const x = a + r * rows.a + k * sum.a;
        T* const to = out + r * rows.out + j * columns.out;
        lanes<T> totals[4]{};
        if (k != 0)
          for (std::size_t i = 0; i < filled; ++i) totals[i / lane_count][i % lane_count] = to[i * columns.out];
        lanes<T> t0 = totals[0], t1 = totals[1], t2 = totals[2], t3 = totals[3];
        for (std::size_t p = 0; p < deep; ++p) {
          T const factor = x[p * sum.a];
          t0 += factor * panel[p][0];
          t1 += factor * panel[p][1];
          t2 += factor * panel[p][2];
          t3 += factor * panel[p][3];
        }
        totals[0] = t0, totals[1] = t1, totals[2] = t2, totals[3] = t3;
        for (std::size_t i = 0; i < filled; ++i) to[i * columns.out] = totals[i / lane_count][i % lane_count];
      }
    }
  }
}

/// The same for floats: one matrix product for each step of the outer loops; within n eps sum |a b| of the exact sums,
/// for sums of n products.
template <class T>
void multiply(T* out, T const* a, T const* b, loop const& rows, loop const& columns, loop const& sum) {
  matrix const right{.numbers = b, .column = columns.b, .step = sum.b, .columns = columns.count, .depth = sum.count};
  headsup_kernels::multiply(instruction_set_in_use(), a, rows.a, rows.count, right, destination{out, rows.out});
}

/// The nest, with its two innermost loops as a matrix product if they are one, computed by the machine's kernels if it
/// is large and its rows and sums have the memory layout that they need.
template <bool Large, class T> void contract(T* out, T const* a, T const* b, nest const& kept, loop const& sum) {
  loop const columns = kept.inner();
  nest outer = kept;
  loop rows{};
  if (outer.depth > 1 && outer.loops[outer.depth - 2].b == 0) rows = outer.loops[--outer.depth - 1];
  outer.loops[outer.depth - 1] = {};
  bool const product = columns.a == 0;
  bool const vectorized =
      Large && product && columns.out == 1 && sum.a == 1 && rows.count * columns.count * sum.count >= large;
  for_each_row(outer, [&](std::size_t to, std::size_t left, std::size_t right) {
    if constexpr (Large && std::is_same_v<T, float>)
      if (vectorized) return multiply(out + to, a + left, b + right, rows, columns, sum);
    if (product) return contract_matrix(out + to, a + left, b + right, rows, columns, sum);
    for (std::size_t r = 0; r < rows.count; ++r)
      reference::contract_row(out + to + r * rows.out, a + left + r * rows.a, b + right, columns, sum);
  });
}
}  // namespace blocked

/// Sums of products over a nest: for every step of kept, out = sum over k of a * b. At run time small work gives the
/// same bits as in a constant expression; Large says whether the work can be large.
template <bool Large, class T>
constexpr void contract(T* out, T const* a, T const* b, nest const& kept, loop const& sum) {
  HEADSUP_IN_LIBRARY((std::is_same_v<T, float>), HEADSUP_LIBRARY::contract(Large, out, a, b, kept, sum));
  if (!std::is_constant_evaluated()) return blocked::contract<Large>(out, a, b, kept, sum);
  for_each_row(kept, [&](std::size_t to, std::size_t left, std::size_t right) {
    reference::contract_row(out + to, a + left, b + right, kept.inner(), sum);
  });
}
}  // namespace HEADSUP_NAMESPACE::headsup_kernels
HEADSUP_EXACT_END
