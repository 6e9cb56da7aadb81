#ifndef HEADSUP_STATIC_TESTS_CHAPTER_BITS_HPP
#define HEADSUP_STATIC_TESTS_CHAPTER_BITS_HPP

// For numbers that PyTorch draws or sets without rounding: equal to the last bit, not to the last printed digit.

#include <headsup/tensor/view.hpp>

#include <bit>
#include <cstdint>

namespace chapter {

/// 1 and 2 as the bits of a float; those of 0 are 0.
inline constexpr std::uint32_t one = 0x3f800000;
inline constexpr std::uint32_t two = 0x40000000;

template <headsup::Tensor X, std::size_t A> constexpr bool has_bits(X const& x, std::uint32_t const (&bits)[A]) {
  for (std::size_t i = 0; i < A; ++i)
    if (std::bit_cast<std::uint32_t>(x(i)) != bits[i]) return false;
  return x.size() == A;
}
template <headsup::Tensor X, std::size_t A, std::size_t B>
constexpr bool has_bits(X const& x, std::uint32_t const (&bits)[A][B]) {
  for (std::size_t i = 0; i < A; ++i)
    for (std::size_t j = 0; j < B; ++j)
      if (std::bit_cast<std::uint32_t>(x(i, j)) != bits[i][j]) return false;
  return x.size() == A * B;
}

}  // namespace chapter

#endif
