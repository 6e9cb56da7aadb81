// Who may end the workers of a thread, and when: any thread, at any time.

#include <headsup/headsup.hpp>
#include <headsup/parallel/worker_threads.hpp>
#include <headsup/parallel/workers.hpp>
#include <headsup/serving.hpp>

#include "catch.hpp"

#include <atomic>
#include <chrono>
#include <memory>
#include <thread>

using namespace headsup;

namespace {

struct some_work {
  packed<linear<d_in<60>, d_out<70>>> packs = pack(linear<d_in<60>, d_out<70>>{torch_generator{1}});
  tensor<float, tokens<100>, d_in<60>> x = randn<tokens<100>, d_in<60>>(torch_generator{2});
  tensor<float, tokens<100>, d_out<70>> expected = packs(x);
  bool holds() const { return packs(x) == expected; }
};

auto workers_of(std::size_t n) { return std::make_unique<worker_threads>(n, oversubscribe::yes); }

template <class F> void in_another_thread(F f) { std::thread(f).join(); }

// Whether other threads do parts of some work within that time. On a busy machine one that there is may take its own.
bool is_shared(std::chrono::milliseconds within = std::chrono::seconds(20)) {
  using clock = std::chrono::steady_clock;
  auto const end = clock::now() + within;
  std::atomic<std::size_t> others{0};
  headsup_parallel::for_each_part(20, [&](std::size_t, std::size_t member) {
    if (member != 0) others.fetch_add(1);
    while (others.load() == 0 && clock::now() < end) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  });
  return others.load() != 0;
}
bool is_done_alone() { return !is_shared(std::chrono::milliseconds(20)); }

}  // namespace

TEST_CASE("workers: another thread ends them, and who started them works on alone", "[parallel]") {
  some_work const work;
  for (std::size_t threads : {1u, 2u, 4u}) {
    auto mine = workers_of(threads);
    REQUIRE(work.holds());
    CHECK((threads == 1 ? is_done_alone() : is_shared()));
    in_another_thread([&] {
      worker_threads const of_other(2, oversubscribe::yes);
      mine.reset();
      CHECK(headsup_parallel::members() == 2);
    });
    CHECK(work.holds());
    CHECK(is_done_alone());
    worker_threads const next(3, oversubscribe::yes);
    CHECK(headsup_parallel::members() == 3);
    CHECK(is_shared());
    CHECK(work.holds());
  }
  CHECK(headsup_parallel::members() == 1);
}

TEST_CASE("workers: another thread ends the inner ones or the outer ones", "[parallel]") {
  some_work const work;
  for (bool inner : {true, false}) {
    auto first = workers_of(2), second = workers_of(3), third = workers_of(4);
    in_another_thread([&] { (inner ? third : second).reset(); });
    CHECK(work.holds());
    (inner ? second : third).reset();
    CHECK(headsup_parallel::members() == 2);
    CHECK(is_shared());
    CHECK(work.holds());
    first.reset();
    CHECK(headsup_parallel::members() == 1);
  }
}

TEST_CASE("workers: another thread ends them during an operation, which ends first", "[parallel]") {
  some_work const work;
  for (int i = 0; i < 50; ++i) {
    auto mine = workers_of(3);
    std::atomic<bool> begun{false};
    std::thread other([&] {
      while (!begun.load()) std::this_thread::yield();
      mine.reset();
    });
    bool holds = true;
    for (int k = 0; k < 20; ++k) {
      holds = work.holds() && holds;
      begun.store(true);
    }
    other.join();
    CHECK(holds);
  }
  CHECK(work.holds());
}

TEST_CASE("workers: they may outlive the thread that started them", "[parallel]") {
  some_work const work;
  std::unique_ptr<worker_threads> first, second, third;
  in_another_thread([&] {
    first = workers_of(2), second = workers_of(3), third = workers_of(2);
    CHECK(work.holds());
    third.reset();
  });
  second.reset();
  CHECK(work.holds());
  in_another_thread([&] { first.reset(); });
  CHECK(work.holds());
}

TEST_CASE("workers: those of a thread's variable end with it", "[parallel]") {
  some_work const work;
  std::thread([&] {
    static thread_local std::unique_ptr<worker_threads> of_thread;
    of_thread = workers_of(3);
    static thread_local worker_threads const also(2, oversubscribe::yes);
    CHECK(headsup_parallel::members() == 2);
    CHECK(work.holds());
  }).join();
  CHECK(work.holds());
}
