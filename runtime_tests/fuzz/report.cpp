#include "fuzz/report.hpp"

#include <bit>
#include <cmath>

namespace fuzz {
namespace {
constexpr auto unwritten = headsup::bfloat16::from_bits(0x7fe7);

template <class Number> bool is_unwritten(Number x) {
  Number const never(unwritten);
  return std::memcmp(&x, &never, sizeof x) == 0;
}
}  // namespace

void trial::expect_near(char const* name, std::size_t place, float got, bounded const& expected) {
  ++sum_.numbers;
  if (expected.is_open()) {
    ++sum_.open;
    return;
  }
  double const x = static_cast<double>(got);
  if (is_unwritten(got)) fails(name, "[", place, "] is not written");
  if (std::isnan(expected.value)) {
    if (!std::isnan(got)) fails(name, "[", place, "] is ", x, ", expected NaN");
  } else if (std::isinf(expected.value)) {
    if (x != expected.value) fails(name, "[", place, "] is ", x, ", expected ", expected.value);
  } else {
    double const off = std::fabs(x - expected.value);
    if (!(off <= expected.bound))
      fails(name, "[", place, "] is ", x, ", expected ", expected.value, " within ", expected.bound);
    // Where scores near the end of the range leave open which key is seen, the bound says no more than that.
    if (!has_ties && expected.bound < std::fabs(expected.value) / 16 && off > sum_.largest * expected.bound)
      sum_.largest = off / expected.bound;
  }
}

void trial::expect_near(char const* name, float const* got, std::vector<bounded> const& expected) {
  for (std::size_t i = 0; i < expected.size(); ++i) expect_near(name, i, got[i], expected[i]);
}

template <class Number>
void trial::expect_same(char const* name, Number const* got, Number const* before, std::size_t n,
                        char const* of_what) const {
  for (std::size_t i = 0; i < n; ++i) {
    if (std::memcmp(got + i, before + i, sizeof(Number)) == 0) continue;
    float const now = static_cast<float>(got[i]), then = static_cast<float>(before[i]);
    if (!(std::isnan(now) && std::isnan(then))) fails(name, "[", i, "] is ", now, ", ", of_what, " it was ", then);
  }
}

template <class Number>
guarded_of<Number>::guarded_of(std::size_t n, std::size_t before)
    : memory_(n + 2 * around + before, Number(unwritten)), before_(before) {}

template <class Number> bool guarded_of<Number>::is_written(std::size_t i) const {
  return !is_unwritten(memory_[around + before_ + i]);
}

template <class Number> void guarded_of<Number>::expect_untouched(trial const& of) const {
  for (std::size_t i = 0; i < memory_.size(); ++i)
    if (i < around + before_ || i >= memory_.size() - around)
      if (!is_unwritten(memory_[i]))
        of.fails("wrote outside of its ", size(), " numbers, at ",
                 static_cast<std::ptrdiff_t>(i) - static_cast<std::ptrdiff_t>(around + before_));
}

template void trial::expect_same(char const*, float const*, float const*, std::size_t, char const*) const;
template void trial::expect_same(char const*, headsup::bfloat16 const*, headsup::bfloat16 const*, std::size_t,
                                 char const*) const;
template class guarded_of<float>;
template class guarded_of<headsup::bfloat16>;

}  // namespace fuzz
