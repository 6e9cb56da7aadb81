#include "fuzz/bounded.hpp"

#include <algorithm>

namespace fuzz {
namespace {

/// Results below the smallest normal number have this absolute error, or half of it.
constexpr double smallest = 0x1p-149;

/// How far n products and their sum may be from the exact one, whose terms' absolute values sum to `reach`.
double rounded(std::size_t n, double reach) {
  double const count = static_cast<double>(n);
  return (count + 4) * one_rounding * reach + (count + 2) * smallest;
}

/// A sum whose terms are not all finite and small, term by term.
class sum_at_the_end {
 public:
  void add(bounded const& a, bounded const& b) {
    if (std::isnan(a.value) || std::isnan(b.value)) {
      nan_ = true;
    } else if (a.is_open() || b.is_open()) {
      open_ = true;
    } else if (std::isinf(a.value) || std::isinf(b.value)) {
      // Infinity times 0 is NaN; times what may be 0, or of the other sign, it may be anything.
      if (a.value == 0 && a.bound == 0) nan_ = true;
      else if (b.value == 0 && b.bound == 0) nan_ = true;
      else if (std::fabs(a.value) <= a.bound || std::fabs(b.value) <= b.bound) open_ = true;
      else ((a.value < 0) == (b.value < 0) ? plus_ : minus_) = true;
    } else {
      double const value = a.value * b.value, off = a.reach() * b.reach() - std::fabs(value);
      sum_ += value, off_ += off;
      above_ += std::max(0.0, value + off), below_ += std::max(0.0, off - value);
    }
  }

  bounded result(std::size_t n, beyond_the_end beyond) const {
    if (nan_ || (plus_ && minus_)) return bounded::not_a_number();
    if (open_) return bounded::open();
    if (plus_) return below_ < safe ? bounded{infinity, 0} : bounded::open();
    if (minus_) return above_ < safe ? bounded{-infinity, 0} : bounded::open();
    double const off = off_ + rounded(n, above_ + below_);
    if (above_ + below_ < safe) return {sum_, off};
    if (beyond == beyond_the_end::infinite) {
      if (above_ + below_ + off < static_cast<double>(FLT_MAX)) return {sum_, off};
      double const end = static_cast<double>(FLT_MAX) * (1 + 4 * one_rounding);
      if (sum_ - off > end && below_ < safe) return {infinity, 0};
      if (-sum_ - off > end && above_ < safe) return {-infinity, 0};
    }
    return bounded::open();
  }

 private:
  bool nan_ = false, open_ = false, plus_ = false, minus_ = false;
  double sum_ = 0, off_ = 0, above_ = 0, below_ = 0;
};

}  // namespace

bounded dot(bounded const* a, std::size_t a_step, bounded const* b, std::size_t b_step, std::size_t n, bounded start,
            beyond_the_end beyond) {
  double sum = start.value, exact = std::fabs(start.value), reach = start.reach(), factors = 0;
  for (std::size_t i = 0; i < n; ++i) {
    bounded const& x = a[i * a_step];
    bounded const& y = b[i * b_step];
    double const product = x.value * y.value;
    sum += product;
    exact += std::fabs(product);
    reach += x.reach() * y.reach();
    factors += x.reach() + y.reach();
  }
  // A factor taken out of a or b may make its numbers too small for all their bits.
  if (reach < safe) return {sum, std::max(0.0, reach - exact) + rounded(n, reach) + factors * smallest};

  sum_at_the_end slowly;
  for (std::size_t i = 0; i < n; ++i) slowly.add(a[i * a_step], b[i * b_step]);
  slowly.add(start, {1, 0});
  return slowly.result(n, beyond);
}

double as_bfloat16(double x) {
  if (x == 0 || !std::isfinite(x)) return x;
  double const last_bit = std::ldexp(1, std::max(std::ilogb(x), -126) - 7);
  double const rounded = std::nearbyint(x / last_bit) * last_bit;
  return std::fabs(rounded) < 0x1p128 ? rounded : std::copysign(infinity, x);
}

void round_to_bfloat16(float* numbers, std::size_t n) {
  for (std::size_t i = 0; i < n; ++i) numbers[i] = static_cast<float>(as_bfloat16(static_cast<double>(numbers[i])));
}

bounded as_bfloat16(bounded const& x) {
  double const nearest = as_bfloat16(x.value);
  if (x.is_open() || !std::isfinite(x.value)) return x;
  double const least = as_bfloat16(x.value - x.bound), most = as_bfloat16(x.value + x.bound);
  if (least == most) return {nearest, 0};
  return {nearest, std::isfinite(nearest) ? std::max(most - nearest, nearest - least) : infinity};
}

void weigh(std::vector<bounded>& scores, std::size_t keys_at_once) {
  bool nan = false, open = false;
  double most = -infinity, top = -infinity;
  for (bounded const& each : scores) {
    nan = nan || std::isnan(each.value) || each.value == infinity;
    open = open || each.is_open();
    most = std::max(most, each.value);
    top = std::max(top, each.value + each.bound);
  }
  // A row with +inf or NaN, or with only -inf, is NaN.
  if (nan || open || most == -infinity) {
    bounded const all = nan || !open ? bounded::not_a_number() : bounded::open();
    std::fill(scores.begin(), scores.end(), all);
    return;
  }

  // Before the division. A power of e is off by what its exponent is, which was rounded by the subtraction, by the
  // conversion to powers of two and whenever a larger score came; by two units in the last place for each of these
  // powers; and the total by a rounding for each key. Below 2^-126 it may be 0.
  double const keys = static_cast<double>(scores.size());
  double const always = (6 * (keys / static_cast<double>(keys_at_once) + 2) + keys + 8) * one_rounding;
  double total = 0, off = 0;
  for (bounded& each : scores) {
    double const below = each.value - most;
    double const exponent_off = each.bound + 4 * one_rounding * (std::fabs(below) + each.bound + (top - most)) + always;
    if (each.value == -infinity || below + exponent_off < -105) {
      each = {};  // e^-105 is 0 in floats
      continue;
    }
    double const power = std::exp(below);
    each = {power, std::exp(below + exponent_off) - power + 0x1p-125};
    total += each.value, off += each.bound;
  }
  for (bounded& each : scores) {
    if (each.value == 0 && each.bound == 0) continue;
    double const weight = each.value / total;
    double const bound = off < total / 2 ? (each.bound + weight * off) / (total - off) : 1;
    each = {weight, std::min(1.0, bound)};
  }
}

}  // namespace fuzz
