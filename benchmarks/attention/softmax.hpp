// exp and softmax for rivals that have only products, in vectors as wide as -march=native allows.
#pragma once

#include <cstdint>
#include <cstring>
#include <limits>

namespace bench {

#ifdef __AVX512F__
inline constexpr int lanes = 16;
#else
inline constexpr int lanes = 8;
#endif
using floats [[gnu::vector_size(lanes * 4)]] = float;
using ints [[gnu::vector_size(lanes * 4)]] = std::int32_t;

inline floats load(float const* p) {
  floats v;
  std::memcpy(&v, p, sizeof v);
  return v;
}
inline void store(float* p, floats v) { std::memcpy(p, &v, sizeof v); }

/// 2^x for x <= 0, with a relative error of 2e-7; zero below 2^-126.
inline floats exp2(floats x) {
  floats const magic = floats{} + 0x1.8p23f;
  floats const shifted = x + magic;
  floats const f = x - (shifted - magic);
  floats p = f * 1.535336188e-4f + 1.339887440e-3f;
  p = p * f + 9.618437357e-3f;
  p = p * f + 5.550332548e-2f;
  p = p * f + 2.402264791e-1f;
  p = p * f + 6.931472028e-1f;
  p = p * f + 1.0f;
  ints const scaled = reinterpret_cast<ints>(p) + (reinterpret_cast<ints>(shifted) << 23);
  return reinterpret_cast<floats>(x < -126.0f ? ints{} : scaled);
}

/// row[0, visible) becomes exp(scale (row - its maximum)), row[visible, size) zero; returns one over the sum. The row
/// must have room up to the next multiple of `lanes`.
inline float softmax_unnormalized(float* row, int visible, int size, float scale) {
  for (int i = visible; i < (visible + lanes - 1) / lanes * lanes; ++i)
    row[i] = -std::numeric_limits<float>::infinity();
  floats largest = load(row);
  int i = lanes;
  for (; i < visible; i += lanes) {
    floats const v = load(row + i);
    largest = v > largest ? v : largest;
  }
  float maximum = largest[0];
  for (int lane = 1; lane < lanes; ++lane) maximum = largest[lane] > maximum ? largest[lane] : maximum;

  float const factor = scale * 1.44269504f;
  float const offset = maximum * factor;
  floats sums = {}, more = {};
  i = 0;
  for (; i + lanes < visible; i += 2 * lanes) {
    floats const a = exp2(load(row + i) * factor - offset), b = exp2(load(row + i + lanes) * factor - offset);
    store(row + i, a), store(row + i + lanes, b);
    sums += a, more += b;
  }
  for (; i < visible; i += lanes) {
    floats const a = exp2(load(row + i) * factor - offset);
    store(row + i, a);
    sums += a;
  }
  sums += more;
  float sum = 0;
  for (int lane = 0; lane < lanes; ++lane) sum += sums[lane];
  for (; i < size; i += lanes) store(row + i, floats{});
  return 1 / sum;
}

}  // namespace bench
