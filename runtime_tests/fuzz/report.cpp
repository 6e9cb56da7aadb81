#include "fuzz/report.hpp"

#include <bit>
#include <cmath>

namespace fuzz {
namespace {
constexpr std::uint32_t unwritten = 0x7fc0f0f0;
}

void trial::expect_near(char const* name, std::size_t place, float got, bounded const& expected) {
  ++sum_.numbers;
  if (expected.is_open()) {
    ++sum_.open;
    return;
  }
  double const x = static_cast<double>(got);
  if (std::bit_cast<std::uint32_t>(got) == unwritten) fails(name, "[", place, "] is not written");
  if (std::isnan(expected.value)) {
    if (!std::isnan(got)) fails(name, "[", place, "] is ", x, ", expected NaN");
  } else if (std::isinf(expected.value)) {
    if (x != expected.value) fails(name, "[", place, "] is ", x, ", expected ", expected.value);
  } else {
    double const off = std::fabs(x - expected.value);
    if (!(off <= expected.bound))
      fails(name, "[", place, "] is ", x, ", expected ", expected.value, " within ", expected.bound);
    // Where scores near the end of the range leave open which key is seen, the bound says no more than that.
    if (expected.bound < std::fabs(expected.value) / 16 && off > sum_.largest * expected.bound)
      sum_.largest = off / expected.bound;
  }
}

void trial::expect_near(char const* name, float const* got, std::vector<bounded> const& expected) {
  for (std::size_t i = 0; i < expected.size(); ++i) expect_near(name, i, got[i], expected[i]);
}

void trial::expect_same(char const* name, float const* got, float const* before, std::size_t n,
                        char const* of_what) const {
  for (std::size_t i = 0; i < n; ++i)
    if (std::memcmp(got + i, before + i, sizeof(float)) != 0 && !(std::isnan(got[i]) && std::isnan(before[i])))
      fails(name, "[", i, "] is ", got[i], ", ", of_what, " it was ", before[i]);
}

guarded::guarded(std::size_t n, std::size_t before)
    : memory_(n + 2 * around + before, std::bit_cast<float>(unwritten)), before_(before) {}

bool guarded::is_written(std::size_t i) const {
  return std::bit_cast<std::uint32_t>(memory_[around + before_ + i]) != unwritten;
}

void guarded::expect_untouched(trial const& of) const {
  for (std::size_t i = 0; i < memory_.size(); ++i)
    if (i < around + before_ || i >= memory_.size() - around)
      if (std::bit_cast<std::uint32_t>(memory_[i]) != unwritten)
        of.fails("wrote outside of its ", size(), " numbers, at ",
                 static_cast<std::ptrdiff_t>(i) - static_cast<std::ptrdiff_t>(around + before_));
}

}  // namespace fuzz
