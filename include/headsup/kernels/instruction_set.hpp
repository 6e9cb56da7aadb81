#pragma once

#include <headsup/core/argument_error.hpp>

#include <cstdlib>

namespace headsup {
/// The instructions that large operations use: the architecture's baseline, or more.
enum class instruction_set : int {
  baseline,     ///< 128-bit vectors: SSE2 on x86-64, whatever else the program is compiled for elsewhere
  avx2,         ///< 256-bit vectors and fused multiply-add: x86-64 since 2013
  avx512,       ///< 512-bit vectors: AVX-512 F, VL, DQ and BW
  avx512_bf16,  ///< the same, and products of pairs of bfloat16: x86-64 since 2022, for layers packed to use them
  amx_bf16      ///< the same, and tiles of such products: Intel's Xeon since 2023, on Linux
};

namespace headsup_program {
/// The choice for all files, or less than 0 before the first use. Read and written by the compilers' own atomic
/// operations: <atomic> would double what the library costs to include.
HEADSUP_HIDDEN inline int chosen_instruction_set = -1;
}  // namespace headsup_program
}  // namespace headsup

namespace HEADSUP_NAMESPACE {
#if defined(__x86_64__)
namespace headsup_detail {
/// Whether the processor multiplies tiles of bfloat16, and Linux lets this process: asked once, as it keeps them for
/// threads that use them only.
///
/// - Source: Intel, Architecture Instruction Set Extensions, chapter 3; Linux, Documentation/arch/x86/xstate.rst
HEADSUP_HIDDEN inline bool has_tiles() {
#if defined(__linux__)
  static bool const has = [] {
    constexpr unsigned bf16 = 1u << 22, tile = 1u << 24;
    unsigned leaf = 0, b, c = 0, d;
    asm volatile("cpuid" : "+a"(leaf), "=b"(b), "+c"(c), "=d"(d));
    if (leaf < 7) return false;
    leaf = 7, c = 0;
    asm volatile("cpuid" : "+a"(leaf), "=b"(b), "+c"(c), "=d"(d));
    if ((d & bf16) == 0 || (d & tile) == 0) return false;
    constexpr long arch_prctl = 158, ask_permission = 0x1023, data_of_tiles = 18;
    long answer = arch_prctl;
    asm volatile("syscall" : "+a"(answer) : "D"(ask_permission), "S"(data_of_tiles) : "rcx", "r11", "memory");
    return answer == 0;
  }();
  return has;
#else
  return false;
#endif
}
}  // namespace headsup_detail
#endif

/// Whether the machine and its operating system support them.
HEADSUP_HIDDEN inline bool has_instruction_set(instruction_set which) {
  if (which == instruction_set::baseline) return true;
#if defined(__x86_64__)
  if (which == instruction_set::avx2) return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
  if (which == instruction_set::amx_bf16 && !headsup_detail::has_tiles()) return false;
  if (which >= instruction_set::avx512_bf16 && !__builtin_cpu_supports("avx512bf16")) return false;
  return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
         __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512bw");
#else
  return false;
#endif
}

/// The widest that the machine supports.
HEADSUP_HIDDEN inline instruction_set widest_instruction_set() {
  int widest = static_cast<int>(instruction_set::amx_bf16);
  while (!has_instruction_set(static_cast<instruction_set>(widest))) --widest;
  return static_cast<instruction_set>(widest);
}

/// The same instruction set, if the machine supports it.
///
/// - Errors: one that it does not support: argument_error
HEADSUP_HIDDEN inline instruction_set supported(instruction_set which) {
  if (!has_instruction_set(which))
    headsup_diagnostics::reject("instruction_set: this machine does not support the requested one");
  return which;
}

namespace headsup_detail {
/// The choice of HEADSUP_INSTRUCTION_SET, the name of an instruction set, in the environment; otherwise the widest.
HEADSUP_HIDDEN inline instruction_set first_instruction_set() {
  char const* const asked = std::getenv("HEADSUP_INSTRUCTION_SET");
  if (asked == nullptr || *asked == '\0') return widest_instruction_set();
  char const* const names[] = {"baseline", "avx2", "avx512", "avx512_bf16", "amx_bf16"};  // in the enumerators' order
  int which = 0;
  for (char const* name : names) {
    if (same_text(asked, name)) return supported(static_cast<instruction_set>(which));
    ++which;
  }
  headsup_diagnostics::reject("HEADSUP_INSTRUCTION_SET: must be baseline, avx2, avx512, avx512_bf16 or amx_bf16, not ",
                              asked);
}
}  // namespace headsup_detail

/// What large operations use from now on, in all threads: the widest there is, unless the environment variable
/// HEADSUP_INSTRUCTION_SET or use_instruction_set says otherwise. Packed layers keep what they were packed for.
///
/// - Errors: one that the machine does not support, another value in the environment: argument_error
HEADSUP_HIDDEN inline instruction_set instruction_set_in_use() {
  int chosen = __atomic_load_n(&headsup_program::chosen_instruction_set, __ATOMIC_RELAXED);
  if (chosen < 0) {
    int const first = static_cast<int>(headsup_detail::first_instruction_set());
    if (__atomic_compare_exchange_n(&headsup_program::chosen_instruction_set, &chosen, first, false, __ATOMIC_RELAXED,
                                    __ATOMIC_RELAXED))
      chosen = first;
  }
  return static_cast<instruction_set>(chosen);
}
/// Chooses what large operations use from now on, in all threads.
///
/// - Errors: one that the machine does not support: argument_error
HEADSUP_HIDDEN inline void use_instruction_set(instruction_set which) {
  __atomic_store_n(&headsup_program::chosen_instruction_set, static_cast<int>(supported(which)), __ATOMIC_RELAXED);
}
}  // namespace HEADSUP_NAMESPACE
