#pragma once

#include <headsup/core/flags.hpp>

#include <cstddef>
#include <thread>

#if defined(__linux__)
#include <pthread.h>
#include <sched.h>
#endif

namespace HEADSUP_NAMESPACE {
namespace headsup_parallel HEADSUP_HIDDEN {
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

/// The processor that this thread runs on, or -1 where nobody says.
inline int own_processor() {
#if defined(__linux__) && defined(CPU_COUNT)
  return sched_getcpu();
#else
  return -1;
#endif
}

/// Lets a thread run wherever it may but on one processor, and again on the one that it was kept from before, if any.
inline void keep_from([[maybe_unused]] std::thread& which, [[maybe_unused]] int processor,
                      [[maybe_unused]] int before) {
#if defined(__linux__) && defined(CPU_COUNT)
  cpu_set_t allowed;
  if (processor >= CPU_SETSIZE || pthread_getaffinity_np(which.native_handle(), sizeof allowed, &allowed) != 0) return;
  if (before >= 0) CPU_SET(static_cast<std::size_t>(before), &allowed);
  CPU_CLR(static_cast<std::size_t>(processor), &allowed);
  if (CPU_COUNT(&allowed) != 0) pthread_setaffinity_np(which.native_handle(), sizeof allowed, &allowed);
#endif
}
}  // namespace headsup_parallel
}  // namespace HEADSUP_NAMESPACE
