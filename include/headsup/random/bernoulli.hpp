#pragma once

#include <headsup/core/argument_error.hpp>
#include <headsup/random/torch_generator.hpp>

#include <cstddef>
#include <cstdint>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE {
/// Which of PyTorch's two streams of dropout masks to follow: one seed gives different masks on different machines.
enum class dropout_stream {
  torch,  ///< the generator's own: builds without MKL, non-Intel processors, Arm
  mkl     ///< that of Intel's MKL, which takes one number of the generator as its seed: x86 builds with MKL on Intel
};
}  // namespace HEADSUP_NAMESPACE

namespace HEADSUP_NAMESPACE::headsup_random {
/// Which elements are kept, one after the other: the stream of Tensor.bernoulli_(keep_probability).
/// Draws two u32 per element (torch), or one in total (mkl).
///
/// - Rounding: compares in double. How MKL compares is not published: it can matter within 2^-24 of keep_probability.
/// - Source:   ATen/core/DistributionsHelper.h, bernoulli_distribution; ATen/native/cpu/DistributionKernels.cpp,
///             bernoulli_mkl_kernel; L'Ecuyer, Tables of linear congruential generators, Math. Comp. 68 (1999): MCG31m1
class bernoulli_stream {
 public:
  constexpr bernoulli_stream(torch_generator& generator, double keep_probability, dropout_stream stream)
      : generator_(generator), keep_probability_(keep_probability), stream_(stream) {
    if (!(keep_probability >= 0 && keep_probability <= 1))
      headsup_diagnostics::reject("headsup_random::bernoulli: keep_probability must be from 0 to 1");
  }

  /// Writes `kept` for an element that is kept and 0 for one that is dropped, n times, `step` apart.
  template <class Mask> constexpr void fill(Mask* out, std::size_t step, std::size_t n, Mask kept) {
    if (stream_ == dropout_stream::torch) {
      for (std::size_t i = 0; i < n; ++i) out[i * step] = generator_.unit53() < keep_probability_ ? kept : Mask{};
    } else {
      for (std::size_t i = 0; i < n; ++i) out[i * step] = next_of_mkl() ? kept : Mask{};
    }
  }

 private:
  constexpr bool next_of_mkl() {
    constexpr std::uint64_t modulus = 0x7fffffff, multiplier = 1132489760;
    if (state_ == 0) {
      state_ = generator_.u32() % modulus;
      if (state_ == 0) state_ = 1;
    }
    bool const kept = static_cast<double>(state_) / modulus < keep_probability_;
    state_ = state_ * multiplier % modulus;
    return kept;
  }

  torch_generator& generator_;
  double keep_probability_;
  dropout_stream stream_;
  std::uint64_t state_ = 0;
};

/// Fills out[0..n) with 1 where an element is kept and 0 where it is dropped: Tensor.bernoulli_(keep_probability).
template <class Mask>
constexpr void bernoulli(torch_generator& generator, Mask* out, std::size_t n, double keep_probability,
                         dropout_stream stream = dropout_stream::torch) {
  bernoulli_stream(generator, keep_probability, stream).fill(out, 1, n, Mask{1});
}
}  // namespace HEADSUP_NAMESPACE::headsup_random
HEADSUP_EXACT_END
