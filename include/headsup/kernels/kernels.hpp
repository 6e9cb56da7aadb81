#pragma once

#include <headsup/kernels/compiled.hpp>
#include <headsup/kernels/scratch.hpp>

#if !defined(HEADSUP_COMPILED)
#include <headsup/kernels/vectorized.hpp>
#else

namespace HEADSUP_NAMESPACE::headsup_kernels {
namespace library = HEADSUP_LIBRARY;
using library::attend;
using library::multiply;
using library::normalize;
using library::pack;
using library::pack_rounded;
using library::packed_size;
using library::softmax;
using library::softmax_columns;
using library::unpack_column;

template <function F> void calculate(instruction_set which, float* out, float const* x, std::size_t n) {
  library::calculate(which, F, out, x, n);
}
}  // namespace HEADSUP_NAMESPACE::headsup_kernels
#endif
