#pragma once

#include <headsup/core/flags.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_kernels HEADSUP_HIDDEN {
/// While it lives, a thread counts subnormal numbers as 0, as instructions for pairs of bfloat16 always do; where a
/// processor cannot be told so, they stay.
template <bool Flushes> class flushes_subnormals {};
#if defined(__x86_64__)
template <> class flushes_subnormals<true> {
 public:
  flushes_subnormals() { __builtin_ia32_ldmxcsr(before_ | 0x8040); }
  flushes_subnormals(flushes_subnormals const&) = delete;
  flushes_subnormals& operator=(flushes_subnormals const&) = delete;
  ~flushes_subnormals() { __builtin_ia32_ldmxcsr(before_); }

 private:
  unsigned before_ = __builtin_ia32_stmxcsr();
};
#elif defined(__aarch64__)
template <> class flushes_subnormals<true> {
 public:
  flushes_subnormals() {
    asm volatile("mrs %0, fpcr" : "=r"(before_));
    asm volatile("msr fpcr, %0" ::"r"(before_ | 1u << 24));
  }
  flushes_subnormals(flushes_subnormals const&) = delete;
  flushes_subnormals& operator=(flushes_subnormals const&) = delete;
  ~flushes_subnormals() { asm volatile("msr fpcr, %0" ::"r"(before_)); }

 private:
  unsigned long before_;
};
#endif
}  // namespace headsup_kernels HEADSUP_HIDDEN
}  // namespace HEADSUP_NAMESPACE
