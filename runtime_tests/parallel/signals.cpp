// Signals that come while threads work, or wait for each other.

#include <headsup/headsup.hpp>
#include <headsup/parallel/worker_threads.hpp>
#include <headsup/serving.hpp>

#include "catch.hpp"

#include <sys/time.h>

#include <atomic>
#include <csignal>

using namespace headsup;

namespace {

// Any thread may be interrupted.
std::atomic<int> signals{0};
static_assert(std::atomic<int>::is_always_lock_free);

// While it lives, a signal comes every 200 microseconds of real time, to any thread that may take it; system calls are
// not begun again.
class many_signals {
 public:
  many_signals() {
    struct sigaction mine {};
    mine.sa_handler = [](int) { signals.fetch_add(1); };
    sigaction(SIGALRM, &mine, &before_);
    every(200);
  }
  many_signals(many_signals const&) = delete;
  many_signals& operator=(many_signals const&) = delete;
  ~many_signals() {
    every(0);
    sigaction(SIGALRM, &before_, nullptr);
  }

 private:
  static void every(int microseconds) {
    itimerval const time{{0, microseconds}, {0, microseconds}};
    setitimer(ITIMER_REAL, &time, nullptr);
  }

  struct sigaction before_ {};
};

}  // namespace

TEST_CASE("signals: what comes while threads work or wait changes nothing", "[parallel]") {
  multi_head_attention<d_in<40>, d_out<48>, context_length<80>, heads<3>> const layer{torch_generator{1}};
  auto const packs = pack(layer);
  auto const x = randn<batch<2>, tokens<70>, d_in<40>>(torch_generator{2});
  auto const expected = packs(x);
  many_signals const now;
  bool holds = true;
  for (std::size_t threads : {1u, 2u, 4u}) {
    int const before = signals.load();
    for (int i = 0; i < 1000000 && signals.load() - before < 50; ++i) {
      worker_threads const team(threads, oversubscribe::yes);
      for (int k = 0; k < 5; ++k) holds = packs(x) == expected && holds;
    }
    CHECK(signals.load() - before >= 50);
  }
  CHECK(holds);
}
