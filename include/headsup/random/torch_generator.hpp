#pragma once

#include <headsup/core/flags.hpp>
#include <headsup/core/says.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE {
/// An integer of any width and sign: what torch.manual_seed takes.
template <class T> concept Seed = std::is_integral_v<T>;

}  // namespace HEADSUP_NAMESPACE

// Its members are inlined: the library takes it, which may be compiled with other flags.
namespace headsup {
/// PyTorch's generator for the CPU: torch_generator{123} draws the numbers that follow torch.manual_seed(123).
///
/// The same numbers at compile time and at run time. Copies continue independently from the same state.
/// Only the low 32 bits of the seed count, in PyTorch too: 123 and 2^32 + 123 give one stream, -1 and 2^32 - 1 another.
///
/// - Source: Matsumoto and Nishimura, Mersenne Twister, ACM TOMACS 8 (1998), with the seeding of 2002;
///           ATen/core/MT19937RNGEngine.h, aten/src/ATen/CPUGeneratorImpl.cpp
class torch_generator {
 public:
  template <Seed S> [[gnu::always_inline]] explicit constexpr torch_generator(S seed) noexcept { this->seed(seed); }
  template <std::nullptr_t = nullptr>
  explicit constexpr torch_generator(headsup_rule::anything = {}, headsup_rule::anything = {})
      HEADSUP_DELETED("HU053 torch_generator: takes a seed, which is a whole number", "torch_generator generator{123}");

  /// Starts again from seed, as torch.manual_seed does; a spare normal number is forgotten.
  template <Seed S> [[gnu::always_inline]] constexpr void seed(S seed) noexcept {
    if (!std::is_constant_evaluated()) at_run_time();
    state_[0] = static_cast<std::uint32_t>(seed);
    for (std::uint32_t j = 1; j < size; ++j) state_[j] = 1812433253u * (state_[j - 1] ^ (state_[j - 1] >> 30)) + j;
    next_ = 0;
    has_spare_normal_ = false;
  }

  /// 32 random bits.
  ///
  /// The usual form renews all 624 words at once. A word depends only on itself, its successor and the one 397 ahead,
  /// so each can be renewed in its turn: the stream is the same, and a constant expression pays only for what it draws.
  [[gnu::always_inline]] constexpr std::uint32_t u32() noexcept {
    std::size_t const k = next_;
    next_ = k == size - 1 ? 0 : k + 1;
    std::uint32_t const joined = (state_[k] & 0x80000000u) | (state_[next_] & 0x7fffffffu);
    std::uint32_t word = state_[k < size - 397 ? k + 397 : k + 397 - size] ^ (joined >> 1) ^ (joined % 2 * 0x9908b0dfu);
    state_[k] = word;
    word ^= word >> 11;
    word ^= (word << 7) & 0x9d2c5680u;
    word ^= (word << 15) & 0xefc60000u;
    return word ^ (word >> 18);
  }

  /// 64 random bits. Draws two u32, the high half first.
  [[gnu::always_inline]] constexpr std::uint64_t u64() noexcept {
    std::uint64_t const high = u32();
    return high << 32 | u32();
  }

  /// 24 random bits, from which PyTorch makes a float. Draws one u32 and drops its high bits.
  [[gnu::always_inline]] constexpr std::int32_t u24() noexcept { return static_cast<std::int32_t>(u32() & 0xffffffu); }

  /// A multiple of 2^-24 in [0, 1). Draws one u32.
  [[gnu::always_inline]] constexpr float unit24() noexcept {
    return static_cast<float>(static_cast<std::int32_t>(u32() & 0xffffffu)) * 0x1p-24f;
  }

  /// A multiple of 2^-53 in [0, 1). Draws two u32.
  [[gnu::always_inline]] constexpr double unit53() noexcept {
    return static_cast<double>(u64() & 0x1fffffffffffffu) * 0x1p-53;
  }

  /// Whether the second of a pair of normal numbers is pending: headsup_random::normal makes them in pairs.
  [[gnu::always_inline]] constexpr bool has_spare_normal() const noexcept { return has_spare_normal_; }

  /// Returns the pending number and clears it.
  [[gnu::always_inline]] constexpr double take_spare_normal() noexcept {
    has_spare_normal_ = false;
    return spare_normal_;
  }

  /// Keeps a number for later.
  [[gnu::always_inline]] constexpr void keep_spare_normal(double number) noexcept {
    spare_normal_ = number;
    has_spare_normal_ = true;
  }

 private:
  static constexpr std::uint32_t size = 624;

  /// No constant: g++ would compute a const layer in a function while it compiles, and store each weight singly.
  [[gnu::always_inline]] static void at_run_time() noexcept {}

  std::uint32_t state_[size]{};
  std::size_t next_ = 0;
  double spare_normal_ = 0;
  bool has_spare_normal_ = false;
};
}  // namespace headsup
HEADSUP_EXACT_END
