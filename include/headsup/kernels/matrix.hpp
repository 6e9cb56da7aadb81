#pragma once

#include <headsup/math/computed_in.hpp>

#include <cstddef>

namespace headsup::headsup_program {
/// A matrix that rows of `depth` numbers are multiplied by: `columns` columns, and an initial value for each sum.
///
/// Either plain numbers, with the distances between adjacent columns and between adjacent steps of the sum, or panels
/// made of them by an instruction set's pack(): as many columns as a tile has, the columns of one step side by side.
/// The numbers of panels are Weights, which become floats when they are read, or are multiplied as they are: then the
/// steps that are computed at once stand side by side, and missing ones are 0.
template <class Weight> struct matrix_of {
  float const* numbers = nullptr;
  std::size_t column = 0;
  std::size_t step = 0;
  Weight const* panels = nullptr;
  float const* bias = nullptr;
  std::size_t columns = 0;
  std::size_t depth = 0;

  /// The steps of panels, of which some stand side by side.
  std::size_t steps_of_panels() const { return steps_of_panels(depth); }
  static constexpr std::size_t steps_of_panels(std::size_t depth) {
    constexpr std::size_t at_once = steps_at_once<Weight>;
    return (depth + at_once - 1) / at_once * at_once;
  }
};
using matrix = matrix_of<float>;

/// Where the sums go: row r and column c to out + r / rows * outer + r % rows * row + c / width * group + c % width.
struct destination {
  float* out = nullptr;
  std::size_t row = 0;
  std::size_t rows = static_cast<std::size_t>(-1);
  std::size_t outer = 0;
  std::size_t width = static_cast<std::size_t>(-1);
  std::size_t group = 0;

  /// Avoids the division if there is one group of rows, which is nearly always the case.
  [[gnu::always_inline]] float* at(std::size_t r, std::size_t c) const {
    return out + (r < rows ? r * row : r / rows * outer + r % rows * row) +
           (c < width ? c : c / width * group + c % width);
  }
};
}  // namespace headsup::headsup_program

namespace HEADSUP_NAMESPACE::headsup_kernels {
using headsup_program::destination;
using headsup_program::matrix;
using headsup_program::matrix_of;
using headsup_program::steps_at_once;
}  // namespace HEADSUP_NAMESPACE::headsup_kernels
