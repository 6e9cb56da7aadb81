#include "catch.hpp"

#include <headsup/headsup.hpp>
#include <headsup/parallel/processors.hpp>
#include <headsup/parallel/worker_threads.hpp>

#include <chrono>
#include <ctime>
#include <thread>

using namespace headsup;

namespace {

// The processor time of this process so far, in seconds.
double time_used() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

}  // namespace

TEST_CASE("processors: at least one, and no more of them share work unless asked", "[parallel]") {
  std::size_t const most = parallel::processors();
  CHECK(most >= 1);
  worker_threads const many(1024);
  CHECK(parallel::members() == (most < 1024 ? most : 1024));
  worker_threads const more(most + 3 < 1024 ? most + 3 : 1024, oversubscribe::yes);
  CHECK(parallel::members() > most - (most >= 1024 ? 1 : 0));
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
    counted = parallel::processors();
  }).join();
  CHECK(counted == 1);
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
