#pragma once

#include <headsup/kernels/attention_run.hpp>
#include <headsup/kernels/function.hpp>
#include <headsup/kernels/instruction_set.hpp>
#include <headsup/math/exp.hpp>

#include <cstdint>
#include <utility>

// The kernels are compiled once for each instruction set, whatever the program is compiled for, each time in a separate
// namespace. A row of a tile has as many registers as leave room for the factors of its sums.

#define HEADSUP_INLINE inline __attribute__((always_inline))
#if defined(__clang__)
#define HEADSUP_UNROLL _Pragma("clang loop unroll(full)")
#else
#define HEADSUP_UNROLL _Pragma("GCC unroll 16")
#endif

HEADSUP_EXACT_BEGIN
#if defined(__clang__)
#pragma clang fp contract(on)  // a processor with fused multiply-add is to use it here
#endif

namespace HEADSUP_NAMESPACE {
namespace headsup_kernels HEADSUP_HIDDEN {
/// The columns whose softmax is calculated together: whole lines of a cache, but few, so that it keeps their numbers.
inline constexpr std::size_t columns_at_once = 64;

namespace baseline {
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC push_options
#pragma GCC optimize("fp-contract=fast")
#if defined(__aarch64__)
#pragma GCC optimize("no-schedule-insns")  // loads that move up need registers, for which sums would be spilled
#endif
#endif
#define HEADSUP_LANES 4
#if (defined(__x86_64__) && !defined(__AVX512VL__)) || defined(__wasm__)
inline constexpr std::size_t tile_registers = 2;
#else
inline constexpr std::size_t tile_registers = 4;
#endif
#include <headsup/kernels/vectorized/all.inl>
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC pop_options
#endif
}  // namespace baseline

#if defined(__x86_64__)

namespace avx2 {
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx2,fma"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("avx2,fma")
#pragma GCC optimize("fp-contract=fast")
#endif
#define HEADSUP_LANES 8
inline constexpr std::size_t tile_registers = 2;
#include <headsup/kernels/vectorized/all.inl>
#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif
}  // namespace avx2

namespace avx512 {
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx512f,avx512vl,avx512dq,avx512bw,avx2,fma"))), \
                             apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("avx512f,avx512vl,avx512dq,avx512bw,avx2,fma")
#pragma GCC optimize("fp-contract=fast")
#endif
#define HEADSUP_LANES 16
inline constexpr std::size_t tile_registers = 4;
#include <headsup/kernels/vectorized/all.inl>
#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif
}  // namespace avx512

/// The same, but that pairs are multiplied by their instruction.
namespace avx512_bf16 {
using namespace avx512;
template <class Weight> inline constexpr bool has_pairs = steps_at_once<Weight> != 1;
template <class Weight> inline constexpr auto const& for_product = avx512::for_product<Weight, has_pairs<Weight>>;
template <class Weight, class Cached>
inline constexpr auto const& for_attention = avx512::for_attention<Weight, Cached, has_pairs<Weight>>;
}  // namespace avx512_bf16

/// The same, but that many rows of pairs are multiplied in tiles.
namespace amx_bf16 {
using namespace avx512;
template <class Weight>
inline constexpr auto for_product = avx512::in_tiles<amx_tiles>(avx512_bf16::for_product<Weight>);
template <class Weight, class Cached>
inline constexpr auto for_attention = avx512::in_tiles<amx_tiles>(avx512_bf16::for_attention<Weight, Cached>);
}  // namespace amx_bf16

#endif

/// Calls a function in the namespace of an instruction set. A macro, because a namespace cannot be an argument; for one
/// function at a time, so that a program compiles only the kernels that it calls.
#if defined(__x86_64__)
#define HEADSUP_IN(which, ...)                                          \
  ((which) == instruction_set::amx_bf16      ? amx_bf16::__VA_ARGS__    \
   : (which) == instruction_set::avx512_bf16 ? avx512_bf16::__VA_ARGS__ \
   : (which) == instruction_set::avx512      ? avx512::__VA_ARGS__      \
   : (which) == instruction_set::avx2        ? avx2::__VA_ARGS__        \
                                             : baseline::__VA_ARGS__)
#else
#define HEADSUP_IN(which, ...) ((which) == instruction_set::baseline ? baseline::__VA_ARGS__ : baseline::__VA_ARGS__)
#endif

/// The numbers that the panels of a matrix take, and a plain matrix as panels.
inline std::size_t packed_size(instruction_set which, std::size_t columns, std::size_t depth) {
  return HEADSUP_IN(which, packed_size)(columns, depth);
}
template <class = void> void pack(instruction_set which, float* panels, matrix const& plain) {
  HEADSUP_IN(which, pack<>)(panels, plain);
}

/// The same as panels of narrower numbers, rounded.
template <class Weight> void pack_rounded(instruction_set which, Weight* panels, matrix const& plain) {
  HEADSUP_IN(which, pack_rounded<Weight>)(panels, plain);
}

/// One column of panels, as floats.
template <class Weight>
void unpack_column(instruction_set which, float* out, matrix_of<Weight> const& m, std::size_t column) {
  HEADSUP_IN(which, unpack_column<Weight>)(out, m, column);
}

/// Rows of `in`, in_row apart, times a matrix, shared by the team of the thread.
template <class Weight>
void multiply(instruction_set which, float const* in, std::size_t in_row, std::size_t rows, matrix_of<Weight> const& m,
              destination const& to) {
  multiply_with(HEADSUP_IN(which, for_product<Weight>), in, in_row, rows, m, to);
}

/// Self-attention from the projections to the output, shared by the team of the thread.
template <class Weight, class Cached> void attend(instruction_set which, attention_with<Weight, Cached> const& job) {
  attention_run<Weight, Cached>{HEADSUP_IN(which, for_attention<Weight, Cached>), job}();
}

/// The numbers, in whole registers, whose functions or norms take microseconds: worth the waking of a thread.
inline constexpr std::size_t worth_waking = 8192;

/// Softmax of `rows` rows of n numbers, `row` apart.
template <class = void>
void softmax(instruction_set which, float* out, float const* x, std::size_t rows, std::size_t row, std::size_t n) {
  HEADSUP_IN(which, softmax<>)(out, x, rows, row, n);
}

/// Softmax of columns side by side, each of n numbers that are `step` apart, shared by the team of the thread; the bits
/// of softmax_row.
template <class = void>
void softmax_columns(instruction_set which, float* out, float const* x, std::size_t columns, std::size_t step,
                     std::size_t n) {
  // No more parts than threads: those that write to neighbouring lines of a cache would wait for each other.
  std::size_t const fair = (columns - 1) / headsup_parallel::members() + 1, least = worth_waking / n;
  std::size_t const each = ((fair < least ? least : fair) - 1) / columns_at_once * columns_at_once + columns_at_once;
  headsup_parallel::for_each_part((columns - 1) / each + 1, [=](std::size_t part, std::size_t) {
    std::size_t const first = part * each, end = columns - first < each ? columns : first + each;
    for (std::size_t c = first; c < end; c += columns_at_once) {
      std::size_t const count = end - c < columns_at_once ? end - c : columns_at_once;
      HEADSUP_IN(which, in_double::softmax_columns<>)(out + c, x + c, count, step, n);
    }
  });
}

/// Normalisation of `rows` rows of n numbers, with or without weights and biases, shared by the team of the thread.
template <class = void>
void normalize(instruction_set which, float* out, float const* x, std::size_t rows, std::size_t n, float epsilon,
               bool centred, float const* weight = nullptr, float const* bias = nullptr) {
  std::size_t const each = n < worth_waking ? worth_waking / n : 1;
  headsup_parallel::for_each_part((rows + each - 1) / each, [=](std::size_t part, std::size_t) {
    std::size_t const first = part * each;
    std::size_t const count = rows - first < each ? rows - first : each;
    HEADSUP_IN(which, normalize<>)(out + first * n, x + first * n, count, n, epsilon, centred, weight, bias);
  });
}

/// A function of n numbers, shared by the team of the thread; the bits of headsup_math's.
template <function F> void calculate(instruction_set which, float* out, float const* x, std::size_t n) {
  constexpr std::size_t each = worth_waking;
  headsup_parallel::for_each_part((n + each - 1) / each, [=](std::size_t part, std::size_t) {
    std::size_t const first = part * each;
    HEADSUP_IN(which, in_double::calculate<F>)(out + first, x + first, n - first < each ? n - first : each);
  });
}

#undef HEADSUP_IN
#undef HEADSUP_UNROLL
#undef HEADSUP_INLINE
}  // namespace headsup_kernels HEADSUP_HIDDEN
}  // namespace HEADSUP_NAMESPACE
HEADSUP_EXACT_END
