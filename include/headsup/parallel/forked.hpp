#pragma once

#include <headsup/core/argument_error.hpp>

#if defined(__unix__) || defined(__APPLE__)
#include <pthread.h>
#endif

namespace headsup::headsup_program {
/// Rises when this process comes out of fork(): a thread started at another count is not in this process.
HEADSUP_HIDDEN inline unsigned forks_before = 0;
}  // namespace headsup::headsup_program

namespace HEADSUP_NAMESPACE {
namespace headsup_parallel HEADSUP_HIDDEN {
using headsup_program::forks_before;

/// Counts from the first call on. It costs no system call, as asking for the process's number would.
inline unsigned forks() {
#if defined(__unix__) || defined(__APPLE__)
  static bool const counted = pthread_atfork(nullptr, nullptr, [] { ++forks_before; }) == 0;
  if (!counted) headsup_diagnostics::reject("worker_threads: no memory to tell what fork() leaves behind");
#endif
  return forks_before;
}
}  // namespace headsup_parallel
}  // namespace HEADSUP_NAMESPACE
