#pragma once

#include <headsup/core/flags.hpp>

#include <cstddef>
#include <thread>

#if defined(__linux__)
#include <sched.h>
#endif

namespace HEADSUP_NAMESPACE::parallel {
HEADSUP_HIDDEN_BEGIN

/// How many threads of this process can run at the same time, at least 1. A limit on the time that they get, as
/// containers have, does not count.
inline std::size_t processors() {
#if defined(__linux__) && defined(CPU_COUNT)
  cpu_set_t allowed;
  if (sched_getaffinity(0, sizeof allowed, &allowed) == 0) return static_cast<std::size_t>(CPU_COUNT(&allowed));
#endif
  unsigned const known = std::thread::hardware_concurrency();
  return known == 0 ? 1 : known;
}

HEADSUP_HIDDEN_END
}  // namespace HEADSUP_NAMESPACE::parallel
