#ifndef HEADSUP_KERNELS_CONTRACT_HPP
#define HEADSUP_KERNELS_CONTRACT_HPP

#include <headsup/kernels/loops.hpp>

#include <type_traits>

namespace headsup::kernels {

namespace reference {

/// One row of sums of products: out[j] = sum over k of a * b, k ascending, each product and each sum rounded.
template <class T>
constexpr void contract_row(T* out, T const* a, T const* b, loop const& row, loop const& sum) {
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

/// reference::contract_row with `width` neighbouring sums side by side, so that a processor need not wait for one
/// addition before it begins the next. Each sum keeps its order: the result is the same bit for bit.
template <class T>
void contract_row(T* out, T const* a, T const* b, loop const& row, loop const& sum) {
  constexpr std::size_t width = 16;
  std::size_t const whole = row.count - row.count % width;
  for (std::size_t j = 0; j < whole; j += width) {
    T const* x = a + j * row.a;
    T const* y = b + j * row.b;
    T totals[width]{};
    if (row.a == 0 && row.b == 1) {
      for (std::size_t k = 0; k < sum.count; ++k)
        for (std::size_t i = 0; i < width; ++i) totals[i] += x[k * sum.a] * y[k * sum.b + i];
    } else {
      for (std::size_t k = 0; k < sum.count; ++k)
        for (std::size_t i = 0; i < width; ++i) totals[i] += x[k * sum.a + i * row.a] * y[k * sum.b + i * row.b];
    }
    for (std::size_t i = 0; i < width; ++i) out[(j + i) * row.out] = totals[i];
  }
  loop rest = row;
  rest.count = row.count - whole;
  reference::contract_row(out + whole * row.out, a + whole * row.a, b + whole * row.b, rest, sum);
}

}  // namespace blocked

/// Sums of products over a nest: for every step of kept, out = sum over k of a * b. The reference in a constant
/// expression, the blocked loops at run time; compile time and run time part here and nowhere else.
template <class T>
constexpr void contract(T* out, T const* a, T const* b, nest const& kept, loop const& sum) {
  for_each_row(kept, [&](std::size_t to, std::size_t left, std::size_t right) {
    if (std::is_constant_evaluated()) reference::contract_row(out + to, a + left, b + right, kept.inner(), sum);
    else blocked::contract_row(out + to, a + left, b + right, kept.inner(), sum);
  });
}

}  // namespace headsup::kernels

#endif
