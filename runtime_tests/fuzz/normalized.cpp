#include "fuzz/normalized.hpp"

#include <algorithm>

namespace fuzz {

std::vector<bounded> normalized(std::vector<bounded> row, double epsilon, bool centred) {
  double const n = static_cast<double>(row.size());
  bool nan = false, infinite = false;
  double sum = 0, reach = 0;
  for (bounded const& each : row) {
    nan = nan || std::isnan(each.value);
    infinite = infinite || std::isinf(each.value);
    sum += each.value, reach += std::fabs(each.value);
  }
  // Infinity less an infinite mean is NaN, and so is the variance; over an infinite variance it is NaN too.
  if (nan || (infinite && centred)) {
    std::fill(row.begin(), row.end(), bounded::not_a_number());
    return row;
  }
  if (infinite) {
    for (bounded& each : row) each = std::isinf(each.value) ? bounded::not_a_number() : bounded{};
    return row;
  }
  if (reach * reach > safe) {
    std::fill(row.begin(), row.end(), bounded::open());
    return row;
  }

  double const mean = centred ? sum / n : 0, mean_off = centred ? (n + 2) * one_rounding * reach / n + 0x1p-148 : 0;
  double squares = 0, squares_off = 0;
  for (bounded& each : row) {
    each.value -= mean;
    each.bound = mean_off + one_rounding * each.reach();
    squares += each.value * each.value;
    squares_off += each.bound * (2 * std::fabs(each.value) + each.bound);
  }
  squares_off += (n + 2) * one_rounding * (squares + squares_off) + n * 0x1p-148;
  double const deviation = std::sqrt(squares / n + epsilon);
  // Epsilon was rounded to a float too.
  double const off = squares_off / n + 3 * one_rounding * (squares / n + epsilon);
  double const least = std::sqrt(std::max(squares / n + epsilon - off, epsilon / 2));
  for (bounded& each : row) {
    double const value = each.value / deviation;
    double const bound = each.bound / least + std::fabs(each.value) * (1 / least - 1 / deviation);
    each = {value, bound + 4 * one_rounding * (std::fabs(value) + bound) + 0x1p-148};
  }
  return row;
}

}  // namespace fuzz
