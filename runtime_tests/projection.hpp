#ifndef HEADSUP_RUNTIME_TESTS_PROJECTION_HPP
#define HEADSUP_RUNTIME_TESTS_PROJECTION_HPP

#include <cstddef>

namespace reference {

/// A linear map: weight[o * column + i * step] leads from input i to output o.
struct projection {
  float const* weight = nullptr;
  float const* bias = nullptr;
  std::size_t in = 0;
  std::size_t out = 0;
  std::size_t column = 0;
  std::size_t step = 0;
};

}  // namespace reference

#endif
