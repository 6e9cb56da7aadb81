#pragma once

#include <headsup/core/argument_error.hpp>
#include <headsup/parallel/team.hpp>

#include <atomic>
#include <memory>
#include <thread>

namespace HEADSUP_NAMESPACE {
/// While it lives, the thread that made it shares its large operations with n - 1 others:
///
///     headsup::worker_threads const two{2};
///     auto const context_vectors = mha(x);
///
/// Only the thread that created it: another thread of the program works alone until it creates its own, so that a
/// parallel program gets no more threads than it asked for. Results are bit-identical for every n.
/// Between two operations the others spin for 0.2 to 1 millisecond and then sleep. The constructor starts them
/// and the destructor joins them; an operation starts none. A second one replaces the first until it is destroyed; they
/// may be destroyed in any order, but by the thread that created them.
///
/// - Errors: n of 0, or of more than 1024: argument_error; no thread available: std::system_error
class worker_threads {
 public:
  HEADSUP_HIDDEN explicit worker_threads(std::size_t n) {
    if (n == 0 || n > 1024) reject("worker_threads: takes 1 to 1024 threads, got ", n);
    self_.owner = this;
    self_.members = n;
    self_.share = [](parallel::team& team, parallel::team::part each, void const* work, std::size_t parts) {
      static_cast<owned_team&>(team).owner->share(each, work, parts);
    };
    threads_ = std::make_unique<joined[]>(n - 1);
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

  static constexpr std::size_t open = 1 << 16;
  static constexpr int pauses = 2000;
  static constexpr int yields = 2000;

  static void relax() {
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    asm volatile("yield");
#endif
  }

  /// Waits until the number changes, and returns the new one. The thread waited for may be queued for this very
  /// processor.
  static std::size_t changed(std::atomic<std::size_t> const& number, std::size_t was) {
    for (int i = 0; i < pauses + yields; ++i) {
      if (std::size_t const now = number.load(std::memory_order_acquire); now != was) return now;
      if (i < pauses) relax();
      else std::this_thread::yield();
    }
    number.wait(was, std::memory_order_acquire);
    return number.load(std::memory_order_acquire);
  }

  /// Does not wait for a thread that has not started its work: one that wakes up late finds the gate closed.
  void share(parallel::team::part each, void const* work, std::size_t parts) {
    each_ = each;
    work_ = work;
    parts_ = parts;
    next_.store(0, std::memory_order_relaxed);
    gate_.fetch_add(open, std::memory_order_release);
    round_.fetch_add(1, std::memory_order_release);
    round_.notify_all();
    take_parts(0);
    std::size_t inside = gate_.fetch_sub(open, std::memory_order_acquire) - open;
    while (inside != 0) inside = changed(gate_, inside);
  }

  void take_parts(std::size_t member) {
    for (std::size_t i; (i = next_.fetch_add(1, std::memory_order_relaxed)) < parts_;) each_(work_, i, member);
  }

  void serve(std::size_t member) {
    std::size_t round = 0;
    while (true) {
      round = changed(round_, round);
      if (ended_.load(std::memory_order_relaxed)) return;
      if (gate_.fetch_add(1, std::memory_order_acquire) >= open) take_parts(member);
      if (gate_.fetch_sub(1, std::memory_order_release) == 1) gate_.notify_one();
    }
  }

  void stop() {
    ended_.store(true, std::memory_order_relaxed);
    round_.fetch_add(1, std::memory_order_release);
    round_.notify_all();
    threads_.reset();
  }

  owned_team self_;
  parallel::team::part each_ = nullptr;
  void const* work_ = nullptr;
  std::size_t parts_ = 0;
  std::atomic<bool> ended_{false};
  alignas(64) std::atomic<std::size_t> round_{0};
  alignas(64) std::atomic<std::size_t> next_{0};
  /// How many are inside, and `open` more while there may be parts to take.
  alignas(64) std::atomic<std::size_t> gate_{0};
  std::unique_ptr<joined[]> threads_;
};
}  // namespace HEADSUP_NAMESPACE
