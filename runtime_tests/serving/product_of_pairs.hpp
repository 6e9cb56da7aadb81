#pragma once

#include <headsup/math/computed_in.hpp>

#include <cstddef>

/// One product in bfloat16, as long sums are added up: parts of 256 steps, whose sums are floats.
inline float product_of_pairs(float const* x, float const* w, std::size_t depth, float const* bias) {
  using headsup::bfloat16;
  float sum = 0;
  for (std::size_t first = 0; first < depth; first += 256) {
    std::size_t const end = first + 256 < depth ? first + 256 : depth;
    float part = 0;
    for (std::size_t k = first; k < end; k += 2) {
      bfloat16 const a[]{bfloat16(x[k]), bfloat16(k + 1 < end ? x[k + 1] : 0)},
          b[]{bfloat16(w[k]), bfloat16(k + 1 < end ? w[k + 1] : 0)};
      part = headsup::headsup_math::add_pair(part, a, b);
    }
    sum = first == 0 ? part : part + sum;
  }
  return bias == nullptr ? sum : sum + *bias;
}

/// The same in tiles, which add up 16 pairs at a time.
inline float product_in_tiles(float const* x, float const* w, std::size_t depth, float const* bias) {
  using headsup::bfloat16;
  float sum = 0;
  for (std::size_t k = 0; k < depth; k += 32) {
    std::size_t const steps = depth - k < 32 ? depth - k : 32;
    bfloat16 a[32]{}, b[32]{};
    for (std::size_t i = 0; i < steps; ++i) a[i] = bfloat16(x[k + i]), b[i] = bfloat16(w[k + i]);
    sum = headsup::headsup_math::add_pairs(sum, a, b, (steps + 1) / 2);
  }
  return bias == nullptr ? sum : sum + *bias;
}
