#include "catch.hpp"

#include <headsup/headsup.hpp>
#include <headsup/parallel/forked.hpp>
#include <headsup/parallel/worker_threads.hpp>
#include <headsup/serving.hpp>

#include <sys/wait.h>
#include <unistd.h>

#include <memory>
#include <thread>

using namespace headsup;

namespace {

using layer_type = multi_head_attention<d_in<40>, d_out<48>, context_length<80>, heads<3>>;

// What a child process returns that does this; it is killed if it waits for a thread that it has not.
template <class F> int result_of_child(F f) {
  pid_t const child = fork();
  if (child == 0) {
    alarm(60);
    _exit(f());
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

struct job {
  packed<layer_type> packs = pack(layer_type{torch_generator{1}});
  tensor<float, tokens<70>, d_in<40>> x = randn<tokens<70>, d_in<40>>(torch_generator{2});
  tensor<float, tokens<70>, d_out<48>> expected = packs(x);
  bool holds() const { return packs(x) == expected; }
};

}  // namespace

TEST_CASE("fork: a child counts itself", "[parallel]") {
  unsigned const before = headsup_parallel::forks();
  CHECK(result_of_child([&] {
          if (headsup_parallel::forks() != before + 1) return 1;
          return result_of_child([&] { return headsup_parallel::forks() == before + 2 ? 0 : 2; });
        }) == 0);
  CHECK(headsup_parallel::forks() == before);
}

TEST_CASE("fork: a child computes without the others, ends, and starts its own", "[parallel]") {
  job const work;
  for (std::size_t threads : {1u, 2u, 4u, 8u}) {
    auto team = std::make_unique<worker_threads>(threads, oversubscribe::yes);
    REQUIRE(work.holds());
    CHECK(result_of_child([&] {
            if (!work.holds()) return 1;
            {
              worker_threads const own(3, oversubscribe::yes);
              if (!work.holds()) return 2;
            }
            if (!work.holds()) return 3;
            team.reset();
            if (headsup_parallel::members() != 1 || !work.holds()) return 4;
            worker_threads const own(threads, oversubscribe::yes);
            return work.holds() ? 0 : 5;
          }) == 0);
    CHECK(work.holds());
  }
}

TEST_CASE("fork: from another thread, while the others work", "[parallel]") {
  job const work;
  auto team = std::make_unique<worker_threads>(4, oversubscribe::yes);
  int result = -1;
  std::thread other([&] {
    result = result_of_child([&] {
      if (headsup_parallel::members() != 1 || !work.holds()) return 1;
      team.reset();
      return work.holds() ? 0 : 2;
    });
  });
  for (int i = 0; i < 50; ++i) (void)work.holds();
  other.join();
  CHECK(result == 0);
  CHECK(work.holds());
}
