#pragma once

#include <headsup/core/argument_error.hpp>
#include <headsup/kernels/team.hpp>
#include <headsup/parallel/arithmetic_mode.hpp>
#include <headsup/parallel/forked.hpp>
#include <headsup/parallel/processors.hpp>

#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <new>
#include <thread>

namespace HEADSUP_NAMESPACE {
namespace headsup_parallel HEADSUP_HIDDEN {
/// The others of a team, which wait for work. They are freed when neither the worker_threads that has them nor the list
/// of the thread that started them knows them any more, so that any thread may end them.
class workers : public team {
 public:
  /// Starts n - 1 threads, the others of the first team of this thread.
  ///
  /// - Errors: no thread available: std::system_error
  static workers* start(std::size_t n) {
    [[maybe_unused]] static thread_local end_of_thread const forgets_all;
    forget([](workers const& each) { return each.ended_.load(std::memory_order_relaxed); });
    std::unique_ptr<workers> started(new workers(n));
    for (std::size_t i = 1; i < n; ++i)
      started->threads_[i - 1].thread = std::thread([self = started.get(), i] { self->serve(i); });
    started->before = current;
    current = started.get();
    return started.release();
  }

  /// Waits for an operation that uses them, if another thread calls one, and joins them.
  void end() {
    stop();
    forget([](workers const& each) { return each.ended_.load(std::memory_order_relaxed); });
    leave();
  }

  ~workers() { stop(); }

 private:
  struct joined {
    ~joined() {
      if (thread.joinable()) thread.join();
    }
    std::thread thread;
  };
  struct end_of_thread {
    ~end_of_thread() {
      forget([](workers const&) { return true; });
    }
  };

  static constexpr unsigned open = 1 << 16;
  static constexpr int pauses = 2000;
  static constexpr std::chrono::microseconds active{900};

  explicit workers(std::size_t n)
      : forks_(forks()), count_(n - 1), each_has_one_(n <= processors()), threads_(std::make_unique<joined[]>(n - 1)) {
    members = n;
    share = share_with;
  }

  static void share_with(team& self, part each, void const* work, std::size_t parts) {
    static_cast<workers&>(self).share_out(each, work, parts);
  }

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
  void share_out(part each, void const* work, std::size_t parts) {
    if (left_behind()) return do_all(each, work, parts);
    std::lock_guard const in_use(in_use_);
    if (ended_.load(std::memory_order_relaxed)) return do_all(each, work, parts);
    stand_aside();
    mode_ = mode_in_use();
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

  /// Moves the other threads off the processor that the caller runs on: a scheduler may wake them there, and they would
  /// wait until the caller's own part is done.
  void stand_aside() {
    if (!each_has_one_) return;
    int const here = own_processor();
    if (here < 0 || here == taken_) return;
    for (std::size_t i = 0; i < count_; ++i) keep_from(threads_[i].thread, here, taken_);
    taken_ = here;
  }

  static void do_all(part each, void const* work, std::size_t parts) {
    for (std::size_t i = 0; i < parts; ++i) each(work, i, 0);
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
        use_mode(mode_);
        take_parts(member);
      }
      if (gate_.fetch_sub(1, std::memory_order_release) == 1) gate_.notify_one();
    }
  }

  /// Whether the others are in the process from which fork() made this one.
  bool left_behind() const { return forks_ != forks_before; }

  void stop() {
    if (left_behind()) {  // handles of threads that are nowhere can be neither joined nor detached
      for (std::size_t i = 0; threads_ != nullptr && i < count_; ++i) ::new (&threads_[i].thread) std::thread;
      ended_.store(true, std::memory_order_relaxed);
    } else {
      std::lock_guard const not_in_use(in_use_);
      ended_.store(true, std::memory_order_relaxed);
      round_.fetch_add(1, std::memory_order_release);
      round_.notify_all();
    }
    threads_.reset();
  }

  /// Takes those for which it holds from the list of this thread. Files compiled for other processors take their own.
  template <class Which> static void forget(Which which) {
    for (team** each = &current; *each != nullptr;) {
      workers* const mine = (*each)->share == share_with ? static_cast<workers*>(*each) : nullptr;
      if (mine != nullptr && which(*mine)) {
        *each = mine->before;
        mine->leave();
      } else {
        each = &(*each)->before;
      }
    }
  }
  void leave() {
    if (knowing_.fetch_sub(1, std::memory_order_acq_rel) == 1) delete this;
  }

  part each_ = nullptr;
  void const* work_ = nullptr;
  std::size_t parts_ = 0;
  arithmetic_mode mode_ = 0;
  unsigned forks_;
  std::size_t count_;
  bool each_has_one_;  ///< whether there are processors for all members
  int taken_ = -1;     ///< the processor that the others are kept from
  std::atomic<bool> ended_{false};
  alignas(64) std::atomic<unsigned> round_{0};
  alignas(64) std::atomic<std::size_t> next_{0};
  /// How many are inside, and `open` more while there may be parts to take.
  alignas(64) std::atomic<unsigned> gate_{0};
  std::atomic<unsigned> knowing_{2};
  std::mutex in_use_;
  std::unique_ptr<joined[]> threads_;
};
}  // namespace headsup_parallel
}  // namespace HEADSUP_NAMESPACE
