// Threads that wait for work: they spin for a moment, then block, so that an idle process uses no processor time.
#pragma once

#include <sched.h>

#include <atomic>
#include <functional>
#include <thread>
#include <vector>

namespace bench {

/// The processors this process may use.
inline std::vector<int> processors() {
  cpu_set_t set;
  sched_getaffinity(0, sizeof set, &set);
  std::vector<int> list;
  for (int cpu = 0; cpu < CPU_SETSIZE; ++cpu)
    if (CPU_ISSET(cpu, &set)) list.push_back(cpu);
  return list;
}

inline void pin_to(int cpu) {
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(cpu, &set);
  sched_setaffinity(0, sizeof set, &set);
}

class team {
 public:
  explicit team(int size) : size_(size) {
    std::vector<int> const cpus = processors();
    auto const home = [cpus](int thread) { return cpus[static_cast<std::size_t>(thread) % cpus.size()]; };
    for (int thread = 1; thread < size; ++thread)
      helpers_.emplace_back([this, thread, home] {
        pin_to(home(thread));
        help(thread);
      });
    pin_to(home(0));
  }
  team(team const&) = delete;
  ~team() {
    work_ = nullptr;
    wake();
    for (std::thread& helper : helpers_) helper.join();
  }

  int size() const { return size_; }

  /// Calls work(thread) on every thread, this one being 0, and returns when all have.
  void operator()(std::function<void(int)> const& work) {
    if (size_ == 1) return work(0);
    work_ = &work;
    busy_.store(size_ - 1, std::memory_order_relaxed);
    wake();
    work(0);
    while (busy_.load(std::memory_order_acquire)) __builtin_ia32_pause();
  }

 private:
  void wake() {
    round_.fetch_add(1, std::memory_order_release);
    round_.notify_all();
  }

  void help(int thread) {
    for (unsigned seen = 0;; ++seen) {
      for (int spins = 0; spins < 4000 && round_.load(std::memory_order_acquire) == seen; ++spins)
        __builtin_ia32_pause();
      round_.wait(seen, std::memory_order_acquire);
      if (!work_) return;
      (*work_)(thread);
      busy_.fetch_sub(1, std::memory_order_release);
    }
  }

  int size_;
  std::atomic<unsigned> round_{0};
  std::atomic<int> busy_{0};
  std::function<void(int)> const* work_ = nullptr;
  std::vector<std::thread> helpers_;
};

/// The team of this process, of as many threads as the first call asks for.
inline team& the_team(int threads) {
  static team shared(threads);
  return shared;
}

/// The part of [0, size) that belongs to one thread of several, in multiples of a grain.
struct part {
  part(int size, int thread, int threads, int grain = 1) {
    int const grains = (size + grain - 1) / grain;
    begin = std::min(size, int(long(grains) * thread / threads) * grain);
    end = std::min(size, int(long(grains) * (thread + 1) / threads) * grain);
  }
  int size() const { return end - begin; }
  int begin, end;
};

}  // namespace bench
