#pragma once

#include <headsup/core/flags.hpp>

#include <cstddef>

#if defined(__x86_64__)
#include <cpuid.h>
#endif

namespace headsup::headsup_program {
/// The bytes of the second-level cache, or 0 before the first use.
HEADSUP_HIDDEN inline std::size_t second_level_cache = 0;
}  // namespace headsup::headsup_program

namespace HEADSUP_NAMESPACE {
namespace headsup_kernels HEADSUP_HIDDEN {
/// What is assumed of a processor that does not say.
inline constexpr std::size_t usual_second_level = std::size_t{512} << 10;

/// No less than 256 KiB, and no more than 4 MiB, which a core rarely has for itself.
inline std::size_t plausible(std::size_t bytes) {
  constexpr std::size_t least = usual_second_level / 2, most = usual_second_level * 8;
  return bytes < least ? least : bytes > most ? most : bytes;
}

/// The bytes of the second-level cache of the processor that this thread runs on, as the processor says, if plausible.
inline std::size_t ask_second_level() {
#if defined(__x86_64__)
  unsigned eax = 0, ebx = 0, ecx = 0, edx = 0;
  // Intel's leaf and AMD's have one format: eax has level and kind, ebx ways, partitions and line length, ecx sets.
  constexpr unsigned leaves[]{4, 0x8000001d};
  for (unsigned const leaf : leaves)
    for (unsigned i = 0; i < 8; ++i) {
      if (__get_cpuid_count(leaf, i, &eax, &ebx, &ecx, &edx) == 0 || (eax & 31) == 0) break;
      if ((eax >> 5 & 7) != 2) continue;
      return plausible(std::size_t{(ebx >> 22) + 1} * ((ebx >> 12 & 1023) + 1) * ((ebx & 4095) + 1) *
                       (std::size_t{ecx} + 1));
    }
  // Virtual machines hide these from some processors, but not the older leaf that says how many KiB there are.
  if (__get_cpuid(0x80000006, &eax, &ebx, &ecx, &edx) != 0 && ecx >> 16 != 0)
    return plausible(std::size_t{ecx >> 16} << 10);
#endif
  return usual_second_level;
}

/// The same, asked for once: in a virtual machine the answer takes microseconds.
inline std::size_t second_level() {
  std::size_t known = __atomic_load_n(&headsup_program::second_level_cache, __ATOMIC_RELAXED);
  if (known == 0) __atomic_store_n(&headsup_program::second_level_cache, known = ask_second_level(), __ATOMIC_RELAXED);
  return known;
}
}  // namespace headsup_kernels
}  // namespace HEADSUP_NAMESPACE
