#pragma once

#include <headsup/core/flags.hpp>

#include <cstdint>

namespace HEADSUP_NAMESPACE {
namespace headsup_parallel HEADSUP_HIDDEN {
/// How a thread computes with floating-point numbers: the rounding mode, whether denormal numbers count as zero, and
/// what traps. Nothing on processors for which this is not written.
using arithmetic_mode = std::uint64_t;

#if defined(__SSE__)
/// The flags of past exceptions, in the same register.
inline constexpr unsigned sticky_flags = 0x3f;
inline arithmetic_mode mode_in_use() { return __builtin_ia32_stmxcsr() & ~sticky_flags; }
inline void use_mode(arithmetic_mode mode) { __builtin_ia32_ldmxcsr(static_cast<unsigned>(mode)); }
#elif defined(__aarch64__)
inline arithmetic_mode mode_in_use() {
  arithmetic_mode mode;
  asm volatile("mrs %0, fpcr" : "=r"(mode));
  return mode;
}
inline void use_mode(arithmetic_mode mode) { asm volatile("msr fpcr, %0" : : "r"(mode)); }
#else
inline arithmetic_mode mode_in_use() { return 0; }
inline void use_mode(arithmetic_mode) {}
#endif
}  // namespace headsup_parallel
}  // namespace HEADSUP_NAMESPACE
