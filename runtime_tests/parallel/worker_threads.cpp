#include "layers/check_attention.hpp"

#include <headsup/kernels/team.hpp>

#include <atomic>
#include <chrono>
#include <memory>
#include <thread>

using namespace headsup;

namespace {

// How often each part was done, with the largest number of members.
std::vector<int> times_done(std::size_t parts, std::size_t members) {
  std::vector<std::atomic<int>> done(parts);
  std::atomic<bool> known{true};
  headsup_parallel::for_each_part(parts, [&](std::size_t i, std::size_t member) {
    done[i].fetch_add(1);
    if (member >= members) known.store(false);
  });
  CHECK(known.load());
  return {done.begin(), done.end()};
}

}  // namespace

TEST_CASE("worker_threads: every part is done once", "[parallel]") {
  for (std::size_t threads : {1u, 2u, 3u, 5u, 16u}) {
    worker_threads const team(threads, oversubscribe::yes);
    CHECK(headsup_parallel::members() == threads);
    for (std::size_t parts : {0u, 1u, 2u, 5u, 100u})
      for (int i = 0; i < 20; ++i) CHECK(times_done(parts, threads) == std::vector<int>(parts, 1));
  }
  CHECK(headsup_parallel::members() == 1);
}

TEST_CASE("worker_threads: an inner one replaces the outer one until it ends", "[parallel]") {
  CHECK(headsup_parallel::members() == 1);
  {
    worker_threads const outer(3, oversubscribe::yes);
    {
      worker_threads const inner(2, oversubscribe::yes);
      CHECK(headsup_parallel::members() == 2);
      CHECK(times_done(10, 2) == std::vector<int>(10, 1));
      worker_threads const alone(1, oversubscribe::yes);
      CHECK(headsup_parallel::members() == 1);
    }
    CHECK(headsup_parallel::members() == 3);
    CHECK(times_done(10, 3) == std::vector<int>(10, 1));
  }
  CHECK(headsup_parallel::members() == 1);
}

TEST_CASE("worker_threads: functions of many numbers have the bits of one thread", "[parallel]") {
  auto const x = randn<tokens<37>, d_in<1021>>(torch_generator{1});
  auto const alone = gelu(x);
  auto const weights = softmax<tokens>(x);
  worker_threads const team(3, oversubscribe::yes);
  CHECK(gelu(x) == alone);
  CHECK(softmax<tokens>(x) == weights);
}

TEST_CASE("worker_threads: a part that shares work itself does it alone", "[parallel]") {
  worker_threads const team(3, oversubscribe::yes);
  std::atomic<int> inner{0}, others{0};
  headsup_parallel::for_each_part(7, [&](std::size_t, std::size_t) {
    if (headsup_parallel::members() != 1) others.fetch_add(1);
    headsup_parallel::for_each_part(5, [&](std::size_t, std::size_t member) {
      inner.fetch_add(1);
      if (member != 0) others.fetch_add(1);
    });
  });
  CHECK(inner.load() == 35);
  CHECK(others.load() == 0);
  CHECK(headsup_parallel::members() == 3);
}

TEST_CASE("worker_threads: up to the maximum, and not zero", "[parallel]") {
  CHECK_THROWS_AS(worker_threads(0), argument_error);
  CHECK_THROWS_AS(worker_threads(1025), argument_error);
  CHECK_THROWS_AS(worker_threads(static_cast<std::size_t>(-1)), argument_error);
  CHECK(headsup_parallel::members() == 1);
  {
    worker_threads const team(2, oversubscribe::yes);
    CHECK_THROWS_AS(worker_threads(0), argument_error);
    CHECK(headsup_parallel::members() == 2);
  }
  CHECK(headsup_parallel::members() == 1);
}

TEST_CASE("worker_threads: they start and stop", "[parallel]") {
  for (int i = 0; i < (fast ? 500 : 50); ++i) {
    worker_threads const team(1 + static_cast<std::size_t>(i) % 4, oversubscribe::yes);
    if (i % 2 == 0) CHECK(times_done(9, 4) == std::vector<int>(9, 1));
  }
}

TEST_CASE("worker_threads: they wake up after a sleep", "[parallel]") {
  worker_threads const team(3, oversubscribe::yes);
  for (int i = 0; i < 5; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    CHECK(times_done(20, 3) == std::vector<int>(20, 1));
  }
}

TEST_CASE("worker_threads: each thread of a program has its own, or none", "[parallel]") {
  multi_head_attention<d_in<40>, d_out<48>, context_length<80>, heads<3>> const layer{torch_generator{1}};
  auto const packs = pack(layer);
  auto const x = randn<batch<2>, tokens<70>, d_in<40>>(torch_generator{2});
  auto const expected = packs(x);
  worker_threads const team(2, oversubscribe::yes);
  std::atomic<int> wrong{0};
  std::vector<std::thread> others;
  for (std::size_t threads : {0u, 1u, 2u, 3u})
    others.emplace_back([&, threads] {
      if (headsup_parallel::members() != 1) wrong.fetch_add(1);
      auto const run = [&] {
        for (int i = 0; i < 10; ++i)
          if (!(packs(x) == expected)) wrong.fetch_add(1);
      };
      if (threads == 0) return run();
      worker_threads const mine(threads, oversubscribe::yes);
      run();
    });
  for (int i = 0; i < 10; ++i) CHECK(packs(x) == expected);
  for (std::thread& each : others) each.join();
  CHECK(wrong.load() == 0);
}

TEST_CASE("worker_threads: they may end in another order than that of construction", "[parallel]") {
  auto first = std::make_unique<worker_threads>(2, oversubscribe::yes);
  auto const second = std::make_unique<worker_threads>(3, oversubscribe::yes);
  CHECK(headsup_parallel::members() == 3);
  first.reset();
  CHECK(headsup_parallel::members() == 3);
  auto const third = std::make_unique<worker_threads>(1, oversubscribe::yes);
  CHECK(headsup_parallel::members() == 1);
}
