#pragma once

#include <headsup/math/bfloat16.hpp>
#include <headsup/math/fma.hpp>

#include <cstddef>

namespace headsup {
/// Weights, keys and values of a packed layer whose products are computed in a narrower Number too: their other factor
/// is rounded to it, and sums are floats. Processors that multiply pairs of such numbers do it at twice the speed of
/// floats.
template <class Number> class computed_in;
template <> class computed_in<bfloat16> : public bfloat16 {
 public:
  using bfloat16::bfloat16;
};

namespace headsup_program {
/// The steps of a product that are computed at once, with numbers that stand side by side.
template <class Number> inline constexpr std::size_t steps_at_once = 1;
template <> inline constexpr std::size_t steps_at_once<computed_in<bfloat16>> = 2;
}  // namespace headsup_program
}  // namespace headsup

namespace HEADSUP_NAMESPACE::headsup_math {
/// A number, or 0 if it is subnormal.
constexpr float normal(float number) {
  float const size = number < 0 ? -number : number;
  return size < 0x1p-126f ? number * 0 : number;
}

/// sum + x[1] y[1] + x[0] y[0] as processors compute it: each product is added in this order, and rounded once. A
/// subnormal number counts as 0, and a sum that would be one becomes 0.
///
/// - Source: Intel, Architecture Instruction Set Extensions, VDPBF16PS; compared with a Zen 4
constexpr float add_pair(float sum, bfloat16 const (&x)[2], bfloat16 const (&y)[2]) {
  for (std::size_t i = 2; i-- != 0;)
    sum = normal(fma(normal(static_cast<float>(x[i])), normal(static_cast<float>(y[i])), normal(sum)));
  return sum;
}

/// sum + x[0] y[0] + x[1] y[1] + … of so many pairs, 16 at most, as processors compute it in tiles: products at even
/// places are added up, and those at odd ones, each rounded once; then both, and that to the sum. Subnormal numbers as
/// above.
///
/// - Source: Intel, Architecture Instruction Set Extensions, TDPBF16PS; compared with an Emerald Rapids
constexpr float add_pairs(float sum, bfloat16 const* x, bfloat16 const* y, std::size_t pairs) {
  float halves[2]{};
  for (std::size_t i = 0; i < 2 * pairs; ++i) {
    float& half = halves[i % 2];
    half = normal(fma(normal(static_cast<float>(x[i])), normal(static_cast<float>(y[i])), half));
  }
  return normal(normal(sum) + normal(halves[0] + halves[1]));
}
}  // namespace HEADSUP_NAMESPACE::headsup_math
