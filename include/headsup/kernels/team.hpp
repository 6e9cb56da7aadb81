#pragma once

#include <headsup/core/flags.hpp>

#include <cstddef>

// WebAssembly without threads: its standard library has none, nor what variables of threads need to be destroyed.
#if defined(__wasm__) && !defined(__wasm_atomics__)
#define HEADSUP_ONE_THREAD
#endif

namespace headsup::headsup_program {
/// The threads that share the work of a thread: itself and the others of its team.
///
/// The kernels know only this; worker_threads provides the others.
struct team {
  /// One part of some work, done by one member, counted from 0.
  using part = void (*)(void const* work, std::size_t index, std::size_t member);

  std::size_t members = 1;
  team* before = nullptr;  ///< the thread's team after this one ends
  void (*share)(team& self, part each, void const* work, std::size_t parts) = nullptr;
};

/// The team of this thread, or null: then it works alone.
HEADSUP_HIDDEN constinit inline thread_local team* current = nullptr;
}  // namespace headsup::headsup_program

namespace HEADSUP_NAMESPACE {
namespace headsup_parallel HEADSUP_HIDDEN {
using headsup_program::current;
using headsup_program::team;

/// How many members a call may see at most.
inline std::size_t members() { return current == nullptr ? 1 : current->members; }

/// Calls work(index, member) once for every index below parts, in any order, and returns when all are done. Calls at
/// the same time have different members, and the calls of one member run one after the other.
///
/// Work must not throw. A part that shares work itself does it alone, because the members are busy.
template <class Work> void for_each_part(std::size_t parts, Work const& work) {
  team* const mine = current;
  if (mine == nullptr || mine->members == 1 || parts <= 1) {
    for (std::size_t i = 0; i < parts; ++i) work(i, std::size_t{0});
    return;
  }
  current = nullptr;
  mine->share(*mine, [](void const* what, std::size_t index, std::size_t member) {
    (*static_cast<Work const*>(what))(index, member);
  }, &work, parts);
  current = mine;
}
}  // namespace headsup_parallel
}  // namespace HEADSUP_NAMESPACE
