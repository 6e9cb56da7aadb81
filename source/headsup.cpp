// headsup::compiled: what files compiled with HEADSUP_COMPILED find here. The code is that of the headers.
#define HEADSUP_THE_LIBRARY

#include "small_attention.hpp"

#include <headsup/kernels/compiled.hpp>
#include <headsup/kernels/contract.hpp>
#include <headsup/kernels/likeliest.hpp>
#include <headsup/kernels/softmax.hpp>
#include <headsup/kernels/vectorized.hpp>
#include <headsup/random/normal.hpp>
#include <headsup/random/uniform.hpp>
#include <headsup/text/torch_format.hpp>

#if defined(HEADSUP_COMPILED)
#error "the library itself is compiled without HEADSUP_COMPILED"
#endif

namespace HEADSUP_LIBRARY {

std::size_t packed_size(instruction_set which, std::size_t columns, std::size_t depth) {
  return headsup_kernels::packed_size(which, columns, depth);
}

void pack(instruction_set which, float* panels, matrix const& plain) { headsup_kernels::pack(which, panels, plain); }

void multiply(instruction_set which, float const* in, std::size_t in_row, std::size_t rows, matrix const& m,
              destination const& to) {
  headsup_kernels::multiply(which, in, in_row, rows, m, to);
}

void pack_rounded(instruction_set which, bfloat16* panels, matrix const& plain) {
  headsup_kernels::pack_rounded(which, panels, plain);
}

void multiply(instruction_set which, float const* in, std::size_t in_row, std::size_t rows,
              matrix_of<bfloat16> const& m, destination const& to) {
  headsup_kernels::multiply(which, in, in_row, rows, m, to);
}

void unpack_column(instruction_set which, float* out, matrix const& m, std::size_t column) {
  headsup_kernels::unpack_column(which, out, m, column);
}
void unpack_column(instruction_set which, float* out, matrix_of<bfloat16> const& m, std::size_t column) {
  headsup_kernels::unpack_column(which, out, m, column);
}

void attend(instruction_set which, attention_with<bfloat16, float> const& job) { headsup_kernels::attend(which, job); }
void attend(instruction_set which, attention_with<bfloat16, bfloat16> const& job) {
  headsup_kernels::attend(which, job);
}
void attend(instruction_set which, attention_with<float, bfloat16> const& job) { headsup_kernels::attend(which, job); }

void pack_rounded(instruction_set which, computed_in<bfloat16>* panels, matrix const& plain) {
  headsup_kernels::pack_rounded(which, panels, plain);
}
void multiply(instruction_set which, float const* in, std::size_t in_row, std::size_t rows,
              matrix_of<computed_in<bfloat16>> const& m, destination const& to) {
  headsup_kernels::multiply(which, in, in_row, rows, m, to);
}
void unpack_column(instruction_set which, float* out, matrix_of<computed_in<bfloat16>> const& m, std::size_t column) {
  headsup_kernels::unpack_column(which, out, m, column);
}
void attend(instruction_set which, attention_with<computed_in<bfloat16>, computed_in<bfloat16>> const& job) {
  headsup_kernels::attend(which, job);
}

void attend(instruction_set which, attention const& job) {
  is_small(job) ? attend_in_steps(which, job) : headsup_kernels::attend(which, job);
}

void softmax(instruction_set which, float* out, float const* x, std::size_t rows, std::size_t row, std::size_t n) {
  headsup_kernels::softmax(which, out, x, rows, row, n);
}

void softmax_columns(instruction_set which, float* out, float const* x, std::size_t columns, std::size_t step,
                     std::size_t n) {
  headsup_kernels::softmax_columns(which, out, x, columns, step, n);
}

void normalize(instruction_set which, float* out, float const* x, std::size_t rows, std::size_t n, float epsilon,
               bool centred, float const* weight, float const* bias) {
  rows * n * headsup_kernels::norm_work < headsup_kernels::large
      ? normalize_in_steps(out, x, rows, n, epsilon, centred, weight, bias)
      : headsup_kernels::normalize(which, out, x, rows, n, epsilon, centred, weight, bias);
}

void calculate(instruction_set which, function f, float* out, float const* x, std::size_t n) {
  using enum function;
  switch (f) {
    case exp:
      return headsup_kernels::calculate<exp>(which, out, x, n);
    case tanh:
      return headsup_kernels::calculate<tanh>(which, out, x, n);
    case erf:
      return headsup_kernels::calculate<erf>(which, out, x, n);
    case relu:
      return headsup_kernels::calculate<relu>(which, out, x, n);
    case sigmoid:
      return headsup_kernels::calculate<sigmoid>(which, out, x, n);
    case silu:
      return headsup_kernels::calculate<silu>(which, out, x, n);
    case gelu:
      return headsup_kernels::calculate<gelu>(which, out, x, n);
    case gelu_tanh:
      return headsup_kernels::calculate<gelu_tanh>(which, out, x, n);
    case log:
      return headsup_kernels::calculate<log>(which, out, x, n);
  }
}

void contract(bool can_be_large, float* out, float const* a, float const* b, nest const& kept, loop const& sum) {
  can_be_large ? headsup_kernels::contract<true>(out, a, b, kept, sum)
               : headsup_kernels::contract<false>(out, a, b, kept, sum);
}

void softmax_rows(bool can_be_many, float* out, float const* x, loop const& rows, std::size_t step, std::size_t n) {
  can_be_many ? headsup_kernels::softmax_rows<true>(out, x, rows, step, n)
              : headsup_kernels::softmax_rows<false>(out, x, rows, step, n);
}

void keep_likeliest(float* x, std::size_t step, std::size_t n, std::size_t count, float* other) {
  headsup_kernels::keep_likeliest(x, step, n, count, other);
}
void keep_share(float* p, std::size_t step, std::size_t n, float share, float* other) {
  headsup_kernels::keep_share(p, step, n, share, other);
}

void normal(torch_generator& generator, float* out, std::size_t n, double mean, double deviation, bool as_avx2) {
  using enum headsup_random::normal_form;
  headsup_random::normal(generator, out, n, mean, deviation, as_avx2 ? avx2 : scalar);
}

void uniform(torch_generator& generator, float* out, std::size_t n, double lo, double hi, bool fused) {
  headsup_random::uniform(generator, out, n, lo, hi,
                          fused ? headsup_random::rounding::fused : headsup_random::rounding::twice);
}

std::size_t torch_format(char* out, float const* data, std::size_t const* sizes, std::size_t rank,
                         headsup_program::print_options const& options) noexcept {
  return headsup_text::torch_format(out, data, sizes, rank, options);
}

}  // namespace HEADSUP_LIBRARY
