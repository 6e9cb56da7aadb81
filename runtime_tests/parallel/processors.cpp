#include "catch.hpp"

#include <headsup/headsup.hpp>
#include <headsup/parallel/processors.hpp>
#include <headsup/parallel/worker_threads.hpp>
#include <headsup/serving.hpp>

#include <atomic>
#include <chrono>
#include <ctime>
#include <thread>

using namespace headsup;

namespace {

// The processor time of this process so far, in seconds.
double time_used() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

}  // namespace

TEST_CASE("processors: at least one, and no more of them share work unless asked", "[parallel]") {
  std::size_t const most = headsup_parallel::processors();
  CHECK(most >= 1);
  worker_threads const many(1024);
  CHECK(headsup_parallel::members() == (most < 1024 ? most : 1024));
  worker_threads const more(most + 3 < 1024 ? most + 3 : 1024, oversubscribe::yes);
  CHECK(headsup_parallel::members() > most - (most >= 1024 ? 1 : 0));
}

#if defined(__linux__)
TEST_CASE("processors: those that the thread may run on", "[parallel]") {
  std::size_t counted = 0;
  std::thread([&] {
    cpu_set_t all, one;
    sched_getaffinity(0, sizeof all, &all);
    CPU_ZERO(&one);
    for (int i = 0; i < CPU_SETSIZE; ++i)
      if (CPU_ISSET(i, &all) && CPU_COUNT(&one) == 0) CPU_SET(i, &one);
    sched_setaffinity(0, sizeof one, &one);
    counted = headsup_parallel::processors();
  }).join();
  CHECK(counted == 1);
}

TEST_CASE("processors: the others keep from that of the caller, wherever it moves", "[parallel]") {
  std::thread([] {
    cpu_set_t all, others;
    sched_getaffinity(0, sizeof all, &all);
    std::size_t const most = headsup_parallel::processors();
    if (most < 2) return;
    worker_threads const team(2);
    int places[2], found = 0;
    for (int i = 0; i < CPU_SETSIZE && found < 2; ++i)
      if (CPU_ISSET(i, &all)) places[found++] = i;
    for (int turn = 0; turn < 4; ++turn) {
      cpu_set_t one;
      CPU_ZERO(&one);
      CPU_SET(places[turn % 2], &one);
      sched_setaffinity(0, sizeof one, &one);
      std::atomic<int> arrived = 0;
      headsup_parallel::for_each_part(2, [&](std::size_t, std::size_t member) {
        if (member != 0) sched_getaffinity(0, sizeof others, &others);
        ++arrived;
        while (arrived < 2) std::this_thread::yield();
      });
      CHECK(!CPU_ISSET(places[turn % 2], &others));
      CHECK(static_cast<std::size_t>(CPU_COUNT(&others)) == most - 1);
    }
  }).join();
}
#endif

TEST_CASE("worker_threads: between operations they soon sleep, however many there are", "[parallel]") {
  auto const packs = pack(linear<d_in<60>, d_out<70>>{torch_generator{1}});
  auto const x = randn<tokens<100>, d_in<60>>(torch_generator{2});
  constexpr std::size_t threads = 64;
  worker_threads const team(threads, oversubscribe::yes);
  (void)packs(x);
  std::this_thread::sleep_for(std::chrono::milliseconds(100));
  double const before = time_used();
  (void)packs(x);
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  CHECK(time_used() - before < 2e-3 * threads);
}
