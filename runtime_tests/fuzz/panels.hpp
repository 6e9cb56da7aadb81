#ifndef HEADSUP_FUZZ_PANELS_HPP
#define HEADSUP_FUZZ_PANELS_HPP

#include "fuzz/random_numbers.hpp"

#include <headsup/kernels/vectorized.hpp>

#include <type_traits>

namespace fuzz {

/// The memory of a packed matrix.
template <class Number> class panels_of {
 public:
  headsup::headsup_kernels::matrix_of<Number> of(headsup::instruction_set which,
                                                 headsup::headsup_kernels::matrix const& plain) {
    panels_ = numbers_of<Number>(
        headsup::headsup_kernels::packed_size(
            which, plain.columns, headsup::headsup_kernels::matrix_of<Number>::steps_of_panels(plain.depth)),
        0);
    if constexpr (std::is_same_v<Number, float>) headsup::headsup_kernels::pack(which, panels_.data(), plain);
    else headsup::headsup_kernels::pack_rounded(which, panels_.data(), plain);
    return {.panels = panels_.data(), .bias = plain.bias, .columns = plain.columns, .depth = plain.depth};
  }

 private:
  numbers_of<Number> panels_;
};

}  // namespace fuzz

#endif
