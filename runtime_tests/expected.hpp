#ifndef HEADSUP_RUNTIME_TESTS_EXPECTED_HPP
#define HEADSUP_RUNTIME_TESTS_EXPECTED_HPP

// What float computations are compared with: numbers computed in double, each with the error that is allowed.

#include <cmath>
#include <cstddef>
#include <vector>

// The largest relative error of one rounding.
inline constexpr double one_rounding = 0x1p-24;

struct expected {
  double value = 0;
  double bound = 0;
};

inline bool near(float const* got, std::size_t n, std::vector<expected> const& all) {
  if (n != all.size()) return false;
  for (std::size_t i = 0; i < n; ++i)
    if (!(std::fabs(static_cast<double>(got[i]) - all[i].value) <= all[i].bound)) return false;
  return true;
}

template <class X> bool near(X const& got, std::vector<expected> const& all) {
  return near(got.data(), got.size(), all);
}

#endif
