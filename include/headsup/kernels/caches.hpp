#pragma once

#include <headsup/core/flags.hpp>

#include <cstddef>

#if defined(__x86_64__)
#include <cpuid.h>
#endif

namespace headsup::program {
/// The bytes of the second-level cache, or 0 before the first use.
HEADSUP_HIDDEN inline std::size_t second_level_cache = 0;
}  // namespace headsup::program

namespace HEADSUP_NAMESPACE::kernels {
HEADSUP_HIDDEN_BEGIN

/// What is assumed of a processor that does not say.
inline constexpr std::size_t usual_second_level = std::size_t{512} << 10;

/// The bytes of the second-level cache of the processor that this thread runs on, as the processor says: no less than
/// 256 KiB and no more than 4 MiB, which a core rarely has for itself.
inline std::size_t ask_second_level() {
#if defined(__x86_64__)
  // Intel's leaf and AMD's have one format: level and kind, ways, partitions and line length, sets.
  constexpr unsigned leaves[]{4, 0x8000001d};
  for (unsigned const leaf : leaves)
    for (unsigned i = 0; i < 8; ++i) {
      unsigned kind = 0, ways = 0, sets = 0, rest = 0;
      if (__get_cpuid_count(leaf, i, &kind, &ways, &sets, &rest) == 0 || (kind & 31) == 0) break;
      if ((kind >> 5 & 7) != 2) continue;
      std::size_t const bytes =
          std::size_t{(ways >> 22) + 1} * ((ways >> 12 & 1023) + 1) * ((ways & 4095) + 1) * (std::size_t{sets} + 1);
      return bytes < usual_second_level / 2   ? usual_second_level / 2
             : bytes > usual_second_level * 8 ? usual_second_level * 8
                                              : bytes;
    }
#endif
  return usual_second_level;
}

/// The same, asked for once: in a virtual machine the answer takes microseconds.
inline std::size_t second_level() {
  std::size_t known = __atomic_load_n(&program::second_level_cache, __ATOMIC_RELAXED);
  if (known == 0) __atomic_store_n(&program::second_level_cache, known = ask_second_level(), __ATOMIC_RELAXED);
  return known;
}

HEADSUP_HIDDEN_END
}  // namespace HEADSUP_NAMESPACE::kernels
