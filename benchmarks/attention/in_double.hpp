// Products in double precision, for the references.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <vector>

#include "problem.hpp"

namespace bench {

using doubles [[gnu::vector_size(64)]] = double;

inline doubles load(double const* p) {
  doubles v;
  std::memcpy(&v, p, sizeof v);
  return v;
}

/// y[i][j] = a[i] . b[j], for rows of n numbers; n a multiple of 8.
inline void products(double const* a, int rows, double const* b, int columns, int n, int stride_a, int stride_b,
                     double* y, int stride_y) {
  constexpr int tile = 4;
  for (int i = 0; i < rows; i += tile)
    for (int j = 0; j < columns; j += tile) {
      int const height = std::min(tile, rows - i), width = std::min(tile, columns - j);
      doubles sums[tile][tile] = {};
      double const *as[tile], *bs[tile];
      for (int r = 0; r < tile; ++r) as[r] = a + std::size_t(i + std::min(r, height - 1)) * stride_a;
      for (int c = 0; c < tile; ++c) bs[c] = b + std::size_t(j + std::min(c, width - 1)) * stride_b;
      for (int k = 0; k < n; k += 8)
        for (int r = 0; r < tile; ++r)
          for (int c = 0; c < tile; ++c) sums[r][c] += load(as[r] + k) * load(bs[c] + k);
      for (int r = 0; r < height; ++r)
        for (int c = 0; c < width; ++c) {
          double sum = 0;
          for (int lane = 0; lane < 8; ++lane) sum += sums[r][c][lane];
          y[std::size_t(i + r) * stride_y + j + c] = sum;
        }
    }
}

inline std::vector<double> widened(buffer<float> const& numbers) { return {numbers.begin(), numbers.end()}; }

}  // namespace bench
