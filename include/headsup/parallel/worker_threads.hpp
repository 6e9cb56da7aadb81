#pragma once

#include <headsup/core/argument_error.hpp>
#include <headsup/parallel/arithmetic_mode.hpp>
#include <headsup/parallel/forked.hpp>
#include <headsup/parallel/processors.hpp>
#include <headsup/parallel/team.hpp>

#include <atomic>
#include <chrono>
#include <memory>
#include <new>
#include <thread>

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
/// may be destroyed in any order, but by the thread that created them. After fork() the others are not in the child: it
/// works alone until it creates its own.
///
/// - Errors: n of 0, or of more than 1024: argument_error; no thread available: std::system_error
class HEADSUP_TAGGED worker_threads {
 public:
  HEADSUP_HIDDEN explicit worker_threads(std::size_t n, oversubscribe more = oversubscribe::no)
      : forks_(parallel::forks()) {
    if (n == 0 || n > 1024) reject("worker_threads: takes 1 to 1024 threads, got ", n);
    if (more == oversubscribe::no)
      if (std::size_t const most = parallel::processors(); n > most) n = most;
    self_.owner = this;
    self_.members = n;
    self_.share = [](parallel::team& team, parallel::team::part each, void const* work, std::size_t parts) {
      static_cast<owned_team&>(team).owner->share(each, work, parts);
    };
    workers_ = n - 1;
    threads_ = std::make_unique<joined[]>(workers_);
    stop_on_throw guard{this};
    for (std::size_t i = 1; i < n; ++i) threads_[i - 1].thread = std::thread([this, i] { serve(i); });
    guard.self = nullptr;
    self_.before = parallel::current;
    parallel::current = &self_;
  }
  worker_threads(worker_threads const&) = delete;
  worker_threads& operator=(worker_threads const&) = delete;
  HEADSUP_HIDDEN ~worker_threads() {
    // Others may have been made since, and end later.
    for (parallel::team** each = &parallel::current; *each != nullptr; each = &(*each)->before)
      if (*each == &self_) {
        *each = self_.before;
        break;
      }
    stop();
  }

 private:
  struct owned_team : parallel::team {
    worker_threads* owner = nullptr;
  };
  struct joined {
    ~joined() {
      if (thread.joinable()) thread.join();
    }
    std::thread thread;
  };
  struct stop_on_throw {
    ~stop_on_throw() {
      if (self != nullptr) self->stop();
    }
    worker_threads* self;
  };

  static constexpr unsigned open = 1 << 16;
  static constexpr int pauses = 2000;
  static constexpr std::chrono::microseconds active{900};

  static void relax() {
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    asm volatile("yield");
#endif
  }

  /// Waits until the number changes, and returns the new one. The thread waited for may be queued for this very
  /// processor; where others are, a turn for each of them soon takes up the time.
  static unsigned changed(std::atomic<unsigned> const& number, unsigned was) {
    for (int i = 0; i < pauses; ++i) {
      if (unsigned const now = number.load(std::memory_order_acquire); now != was) return now;
      relax();
    }
    for (auto const start = std::chrono::steady_clock::now(); std::chrono::steady_clock::now() - start < active;) {
      if (unsigned const now = number.load(std::memory_order_acquire); now != was) return now;
      std::this_thread::yield();
    }
    number.wait(was, std::memory_order_acquire);
    return number.load(std::memory_order_acquire);
  }

  /// Does not wait for a thread that has not started its work: one that wakes up late finds the gate closed.
  void share(parallel::team::part each, void const* work, std::size_t parts) {
    if (left_behind()) {
      for (std::size_t i = 0; i < parts; ++i) each(work, i, 0);
      return;
    }
    mode_ = parallel::mode_in_use();
    each_ = each;
    work_ = work;
    parts_ = parts;
    next_.store(0, std::memory_order_relaxed);
    gate_.fetch_add(open, std::memory_order_release);
    round_.fetch_add(1, std::memory_order_release);
    round_.notify_all();
    take_parts(0);
    unsigned inside = gate_.fetch_sub(open, std::memory_order_acquire) - open;
    while (inside != 0) inside = changed(gate_, inside);
  }

  void take_parts(std::size_t member) {
    for (std::size_t i; (i = next_.fetch_add(1, std::memory_order_relaxed)) < parts_;) each_(work_, i, member);
  }

  void serve(std::size_t member) {
    unsigned round = 0;
    while (true) {
      round = changed(round_, round);
      if (ended_.load(std::memory_order_relaxed)) return;
      if (gate_.fetch_add(1, std::memory_order_acquire) >= open) {
        parallel::use_mode(mode_);
        take_parts(member);
      }
      if (gate_.fetch_sub(1, std::memory_order_release) == 1) gate_.notify_one();
    }
  }

  /// Whether the others are in the process from which fork() made this one.
  bool left_behind() const { return forks_ != parallel::forks_before; }

  void stop() {
    if (left_behind())  // handles of threads that are nowhere can be neither joined nor detached
      for (std::size_t i = 0; i < workers_; ++i) ::new (&threads_[i].thread) std::thread;
    ended_.store(true, std::memory_order_relaxed);
    round_.fetch_add(1, std::memory_order_release);
    round_.notify_all();
    threads_.reset();
  }

  owned_team self_;
  parallel::team::part each_ = nullptr;
  void const* work_ = nullptr;
  std::size_t parts_ = 0;
  parallel::arithmetic_mode mode_ = 0;
  unsigned forks_;
  std::size_t workers_ = 0;
  std::atomic<bool> ended_{false};
  alignas(64) std::atomic<unsigned> round_{0};
  alignas(64) std::atomic<std::size_t> next_{0};
  /// How many are inside, and `open` more while there may be parts to take.
  alignas(64) std::atomic<unsigned> gate_{0};
  std::unique_ptr<joined[]> threads_;
};
}  // namespace HEADSUP_NAMESPACE
