#pragma once

#include <headsup/core/library.hpp>
#include <headsup/kernels/attention.hpp>
#include <headsup/kernels/function.hpp>
#include <headsup/kernels/instruction_set.hpp>
#include <headsup/kernels/loops.hpp>

// What the library has of the kernels. The headers of the same names say what they do.

namespace HEADSUP_LIBRARY {
using headsup_program::attention;
using headsup_program::attention_with;
using headsup_program::destination;
using headsup_program::function;
using headsup_program::loop;
using headsup_program::matrix;
using headsup_program::matrix_of;
using headsup_program::nest;

HEADSUP_HIDDEN std::size_t packed_size(instruction_set which, std::size_t columns, std::size_t depth);
HEADSUP_HIDDEN void pack(instruction_set which, float* panels, matrix const& plain);
HEADSUP_HIDDEN void multiply(instruction_set which, float const* in, std::size_t in_row, std::size_t rows,
                             matrix const& m, destination const& to);
HEADSUP_HIDDEN void attend(instruction_set which, attention const& job);
HEADSUP_HIDDEN void unpack_column(instruction_set which, float* out, matrix const& m, std::size_t column);

/// The same with weights, or keys and values, in half the memory.
HEADSUP_HIDDEN void pack_rounded(instruction_set which, bfloat16* panels, matrix const& plain);
HEADSUP_HIDDEN void multiply(instruction_set which, float const* in, std::size_t in_row, std::size_t rows,
                             matrix_of<bfloat16> const& m, destination const& to);
HEADSUP_HIDDEN void unpack_column(instruction_set which, float* out, matrix_of<bfloat16> const& m, std::size_t column);
HEADSUP_HIDDEN void attend(instruction_set which, attention_with<bfloat16, float> const& job);
HEADSUP_HIDDEN void attend(instruction_set which, attention_with<bfloat16, bfloat16> const& job);
HEADSUP_HIDDEN void attend(instruction_set which, attention_with<float, bfloat16> const& job);

/// The same with products of halves too.
HEADSUP_HIDDEN void pack_rounded(instruction_set which, computed_in<bfloat16>* panels, matrix const& plain);
HEADSUP_HIDDEN void multiply(instruction_set which, float const* in, std::size_t in_row, std::size_t rows,
                             matrix_of<computed_in<bfloat16>> const& m, destination const& to);
HEADSUP_HIDDEN void unpack_column(instruction_set which, float* out, matrix_of<computed_in<bfloat16>> const& m,
                                  std::size_t column);
HEADSUP_HIDDEN void attend(instruction_set which,
                           attention_with<computed_in<bfloat16>, computed_in<bfloat16>> const& job);

HEADSUP_HIDDEN void softmax(instruction_set which, float* out, float const* x, std::size_t rows, std::size_t row,
                            std::size_t n);
HEADSUP_HIDDEN void softmax_columns(instruction_set which, float* out, float const* x, std::size_t columns,
                                    std::size_t step, std::size_t n);
HEADSUP_HIDDEN void normalize(instruction_set which, float* out, float const* x, std::size_t rows, std::size_t n,
                              float epsilon, bool centred, float const* weight = nullptr, float const* bias = nullptr);
HEADSUP_HIDDEN void calculate(instruction_set which, function f, float* out, float const* x, std::size_t n);

/// Products and softmax of floats, small or large, with the bits of compile time where they are small.
HEADSUP_HIDDEN void contract(bool can_be_large, float* out, float const* a, float const* b, nest const& kept,
                             loop const& sum);
HEADSUP_HIDDEN void softmax_rows(bool can_be_many, float* out, float const* x, loop const& rows, std::size_t step,
                                 std::size_t n);

/// What words are drawn from. kernels/likeliest.hpp says what they do.
HEADSUP_HIDDEN void keep_likeliest(float* x, std::size_t step, std::size_t n, std::size_t count, float* other);
HEADSUP_HIDDEN void keep_share(float* p, std::size_t step, std::size_t n, float share, float* other);
}  // namespace HEADSUP_LIBRARY
