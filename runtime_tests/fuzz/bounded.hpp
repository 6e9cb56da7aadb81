#ifndef HEADSUP_FUZZ_BOUNDED_HPP
#define HEADSUP_FUZZ_BOUNDED_HPP

// Numbers in double, each with how far a computation in floats may be from it: what the kernels are compared with.
//
// The bounds are those of any order of the sums, with and without fused multiply-add: a sum of n products is off by at
// most n + 1 roundings of the sum of their absolute values (Higham, Accuracy and Stability of Numerical Algorithms, 2nd
// ed., section 3.1), and what its terms are off by is added. Infinities and NaN are exact: they come where the unfused
// operations put them. Only where that depends on the order of a sum, as where an intermediate sum may be beyond the
// largest float, anything may come; such a number is called open.

#include <cfloat>
#include <cmath>
#include <cstddef>
#include <limits>
#include <vector>

namespace fuzz {

inline constexpr double one_rounding = 0x1p-24;
inline constexpr double infinity = std::numeric_limits<double>::infinity();
/// Below this, no intermediate sum overflows, whatever factors of two are taken out.
inline constexpr double safe = static_cast<double>(FLT_MAX) / 4;

struct bounded {
  double value = 0;
  double bound = 0;

  static bounded open() { return {0, infinity}; }
  static bounded not_a_number() { return {std::numeric_limits<double>::quiet_NaN(), 0}; }
  bool is_open() const { return bound == infinity; }
  /// The largest that it may be.
  double reach() const { return std::fabs(value) + bound; }
};

/// What becomes of a sum beyond the largest float.
enum class beyond_the_end {
  infinite,  ///< as in the unfused operations
  open       ///< scores are kept multiplied by a factor, so they overflow at another place
};

/// start + the sum of n products a[i] * b[i], which are that many steps apart.
bounded dot(bounded const* a, std::size_t a_step, bounded const* b, std::size_t b_step, std::size_t n, bounded start,
            beyond_the_end beyond = beyond_the_end::infinite);

/// Softmax of n scores in place; -inf is a key that is hidden. `keys_at_once` is the least number of keys after which
/// weights are scaled down to a new largest score.
void weigh(std::vector<bounded>& scores, std::size_t keys_at_once);

/// What bfloat16 holds of a number: the nearest of 8 significant bits, of two the even one; what rounds to 2^128 is
/// infinite.
double as_bfloat16(double x);
void round_to_bfloat16(float* numbers, std::size_t n);
/// The same of a number that may be off: mostly one number, but beside a tie one of two.
bounded as_bfloat16(bounded const& x);

/// As floats are.
inline std::vector<bounded> exactly(float const* numbers, std::size_t n) {
  std::vector<bounded> all(n);
  for (std::size_t i = 0; i < n; ++i) all[i].value = static_cast<double>(numbers[i]);
  return all;
}

}  // namespace fuzz

#endif
