// headsup::compiled: what files compiled with HEADSUP_COMPILED find here. The code is that of the headers.

#include <headsup/kernels/compiled.hpp>
#include <headsup/kernels/vectorized.hpp>

#if defined(HEADSUP_COMPILED)
#error "the library itself is compiled without HEADSUP_COMPILED"
#endif

namespace HEADSUP_LIBRARY {

std::size_t packed_size(instruction_set which, std::size_t columns, std::size_t depth) {
  return kernels::packed_size(which, columns, depth);
}

void pack(instruction_set which, float* panels, matrix const& plain) { kernels::pack(which, panels, plain); }

void multiply(instruction_set which, float const* in, std::size_t in_row, std::size_t rows, matrix const& m,
              destination const& to) {
  kernels::multiply(which, in, in_row, rows, m, to);
}

void attend(instruction_set which, attention const& job) { kernels::attend(which, job); }

void softmax(instruction_set which, float* out, float const* x, std::size_t rows, std::size_t row, std::size_t n) {
  kernels::softmax(which, out, x, rows, row, n);
}

void normalize(instruction_set which, float* out, float const* x, std::size_t rows, std::size_t n, float epsilon,
               bool centred) {
  kernels::normalize(which, out, x, rows, n, epsilon, centred);
}

}  // namespace HEADSUP_LIBRARY
