#pragma once

#include <headsup/core/argument_error.hpp>
#include <headsup/core/says.hpp>
#include <headsup/parallel/compiled.hpp>

#if !defined(HEADSUP_ONE_THREAD) && !defined(HEADSUP_COMPILED)
#include <headsup/parallel/processors.hpp>
#include <headsup/parallel/workers.hpp>
#endif

#if !defined(HEADSUP_ONE_THREAD)
namespace HEADSUP_NAMESPACE {
namespace headsup_parallel HEADSUP_HIDDEN {
#if defined(HEADSUP_COMPILED)
namespace library = HEADSUP_LIBRARY;
using library::end_workers;
using library::processors;
using library::start_workers;
#else
inline team* start_workers(std::size_t n) { return workers::start(n); }
inline void end_workers(team* started) { static_cast<workers*>(started)->end(); }
#endif
}  // namespace headsup_parallel
}  // namespace HEADSUP_NAMESPACE
#endif

namespace HEADSUP_NAMESPACE {
/// Whether more threads may share the work than there are processors for them: they only take turns, unless the process
/// gets more processors later.
enum class oversubscribe { no, yes };

/// While it lives, the thread that made it shares its large operations with n - 1 others:
///
///     headsup::worker_threads const two{2};
///     auto const context_vectors = mha(x);
///
/// Only the thread that created it: another thread of the program works alone until it creates its own, so that a
/// parallel program gets no more threads than it asked for. Results are bit-identical for every n, in the rounding mode
/// of the thread that calls. With fewer than n processors, as many threads share the work as there are processors.
/// Between two operations the others spin for at most a millisecond and then sleep. The constructor starts them
/// and the destructor joins them; an operation starts none. A second one replaces the first until it is destroyed; they
/// may be destroyed in any order. If another thread destroys one, an operation that uses it ends first, and the thread
/// that created it works alone until it creates its next or destroys one. After fork() the others are not in the child:
/// it works alone until it creates its own. In WebAssembly without threads, the thread works alone for every n.
///
/// - Errors: n of 0, or of more than 1024: argument_error; no thread available: std::system_error
class worker_threads {
 public:
  HEADSUP_HIDDEN explicit worker_threads(std::size_t n, [[maybe_unused]] oversubscribe more = oversubscribe::no) {
    if (n == 0 || n > 1024) headsup_diagnostics::reject("worker_threads: takes 1 to 1024 threads, got ", n);
#if !defined(HEADSUP_ONE_THREAD)
    if (more == oversubscribe::no)
      if (std::size_t const most = headsup_parallel::processors(); n > most) n = most;
    mine_ = headsup_parallel::start_workers(n);
#endif
  }
  template <std::nullptr_t = nullptr>
  explicit worker_threads(headsup_rule::anything = {}, headsup_rule::anything = {})
      HEADSUP_DELETED("HU051 worker_threads: takes a number of threads", "worker_threads const two{2}");
  worker_threads(worker_threads const&) = delete;
  worker_threads& operator=(worker_threads const&) = delete;
  HEADSUP_HIDDEN ~worker_threads() {
#if !defined(HEADSUP_ONE_THREAD)
    headsup_parallel::end_workers(mine_);
#endif
  }

 private:
#if !defined(HEADSUP_ONE_THREAD)
  headsup_parallel::team* mine_ = nullptr;
#endif
};
}  // namespace HEADSUP_NAMESPACE
