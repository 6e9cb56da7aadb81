#ifndef HEADSUP_RANDOM_BERNOULLI_HPP
#define HEADSUP_RANDOM_BERNOULLI_HPP

#include <headsup/core/argument_error.hpp>
#include <headsup/random/torch_generator.hpp>

#include <cstddef>
#include <cstdint>

namespace headsup {

/// Which of PyTorch's two streams of dropout masks to follow: one seed gives different masks on different machines.
enum class dropout_stream {
  torch,  ///< the generator's own: builds without MKL, other processors than Intel's, Arm
  mkl     ///< that of Intel's MKL, which takes one number of the generator as its seed: x86 builds with MKL on Intel
};

}  // namespace headsup

namespace headsup::random {

/// Fills out[0..n) with 1 where an element is kept and 0 where it is dropped: Tensor.bernoulli_(keep_probability).
/// Draws 2 n u32 (torch), or one, whatever n > 0 (mkl).
///
/// Rounding  compares in double. How MKL compares is not published: it can matter within 2^-24 of keep_probability.
/// Source    ATen/core/DistributionsHelper.h, bernoulli_distribution; ATen/native/cpu/DistributionKernels.cpp,
///           bernoulli_mkl_kernel; L'Ecuyer, Tables of linear congruential generators, Math. Comp. 68 (1999): MCG31m1
template <class Mask>
constexpr void bernoulli(torch_generator& generator, Mask* out, std::size_t n, double keep_probability,
                         dropout_stream stream = dropout_stream::torch) {
  if (!(keep_probability >= 0 && keep_probability <= 1))
    reject("random::bernoulli: keep_probability must be from 0 to 1");
  if (n == 0) return;

  if (stream == dropout_stream::mkl) {
    constexpr std::uint64_t modulus = 0x7fffffff, multiplier = 1132489760;
    std::uint64_t state = generator.u32() % modulus;
    if (state == 0) state = 1;
    for (std::size_t i = 0; i < n; ++i) {
      out[i] = static_cast<Mask>(static_cast<double>(state) / modulus < keep_probability);
      state = state * multiplier % modulus;
    }
  } else {
    for (std::size_t i = 0; i < n; ++i) out[i] = static_cast<Mask>(generator.unit53() < keep_probability);
  }
}

}  // namespace headsup::random

#endif
