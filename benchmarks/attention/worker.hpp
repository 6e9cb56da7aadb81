// A rival is a process: it prepares one problem, checks its result, and is then timed whenever the coordinator asks.
#pragma once

#include <malloc.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <exception>
#include <fstream>
#include <functional>
#include <iostream>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "problem.hpp"
#include "team.hpp"

namespace bench {

struct request {
  int threads = 1;
  std::string variant;
};

/// One rival. The constructor prepares (packs weights, chooses a block size); what the first forward allocates, except
/// the output, counts as working memory.
struct attention {
  virtual ~attention() = default;
  virtual void forward() = 0;
  virtual float const* output() const = 0;  // as rows_computed() rows of d numbers
  virtual std::string notes() const { return ""; }
};

struct unavailable : std::runtime_error {
  using runtime_error::runtime_error;
};

inline double seconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

inline double timed(std::function<void()> const& what) {
  double const start = seconds();
  what();
  return seconds() - start;
}

/// A field of /proc/self/status in bytes.
inline double memory(std::string const& field) {
  std::ifstream status("/proc/self/status");
  for (std::string word; status >> word;)
    if (word == field + ":") {
      double kilobytes = 0;
      status >> kilobytes;
      return kilobytes * 1024;
    }
  return 0;
}

/// The growth of resident memory during an action.
inline double growth(std::function<void()> const& what) {
  malloc_trim(0);
  std::ofstream("/proc/self/clear_refs") << 5;
  double const before = memory("VmRSS");
  what();
  return std::max(0.0, memory("VmHWM") - before);
}

/// Evicts everything else from the caches of all processors in use.
class evictor {
 public:
  explicit evictor(std::vector<int> cpus) : cpus_(std::move(cpus)), junk_(std::size_t(256) << 18) {
    std::fill(junk_.begin(), junk_.end(), 1.0f);
  }

  void operator()() {
    std::vector<std::thread> threads;
    std::size_t const each = junk_.size() / cpus_.size();
    for (std::size_t i = 0; i < cpus_.size(); ++i)
      threads.emplace_back([&, i] {
        pin_to(cpus_[i]);
        float sum = 0;
        for (std::size_t at = each * i; at < each * (i + 1); at += 16) sum += junk_[at];
        float volatile const sink = sum;
        static_cast<void>(sink);
      });
    for (std::thread& thread : threads) thread.join();
  }

 private:
  std::vector<int> cpus_;
  buffer<float> junk_;
};

/// The largest difference from the results in double precision.
inline double error_against(std::string const& file, float const* output, std::size_t size) {
  std::ifstream in(file, std::ios::binary);
  std::vector<double> expected(size);
  in.read(reinterpret_cast<char*>(expected.data()), static_cast<std::streamsize>(size * sizeof(double)));
  if (!in) throw std::runtime_error("cannot read " + file);
  double largest = 0;
  for (std::size_t i = 0; i < size; ++i) {
    double const error = std::abs(output[i] - expected[i]);
    if (!(error <= largest)) largest = error;
  }
  return largest;
}

using factory = std::function<std::unique_ptr<attention>(problem const&, request const&)>;

/// WORKER --version
/// WORKER D_MODEL HEADS BATCH TOKENS forward|decode|window|padded|grouped THREADS REFERENCE [VARIANT]
/// Then, for each line read ("warm" or "cold"), prints a line with the seconds of one forward.
inline int serve(int argc, char** argv, std::string const& version, factory const& make) try {
  if (argc == 2 && argv[1] == std::string("--version")) {
    std::cout << version << std::endl;
    return 0;
  }
  if (argc < 8) throw std::invalid_argument("too few arguments");
  problem const given(sizes_from(argv + 1));
  std::size_t const size = std::size_t(given.rows_computed()) * given.d;
  std::vector<int> const home = processors();

  std::unique_ptr<attention> const rival = make(given, {std::atoi(argv[6]), argc > 8 ? argv[8] : ""});
  double const grown = growth([&] { rival->forward(); }) - static_cast<double>(size * sizeof(float));
  double const error = error_against(argv[7], rival->output(), size);
  std::printf("ready memory=%.0f error=%.3g notes=%s\n", std::max(0.0, grown), error, rival->notes().c_str());
  std::fflush(stdout);

  auto const forward = [&] { rival->forward(); };
  std::unique_ptr<evictor> evict;
  for (std::string line; std::getline(std::cin, line);) {
    double result = 0;
    if (line == "cold") {
      if (!evict) evict = std::make_unique<evictor>(home);
      std::vector<double> times(5);
      for (double& time : times) {
        (*evict)();
        time = timed(forward);
      }
      std::nth_element(times.begin(), times.begin() + 2, times.end());
      result = times[2];
    } else {
      // Other rivals have used the caches since, so the first call does not count, unless it is long enough.
      result = timed(forward);
      if (result < 0.5) {
        int const calls = std::max(1, static_cast<int>(std::ceil(0.02 / result)));
        result = timed([&] {
                   for (int call = 0; call < calls; ++call) forward();
                 }) /
                 calls;
      }
    }
    std::printf("%.9f\n", result);
    std::fflush(stdout);
  }
  return 0;
} catch (unavailable const& reason) {
  std::printf("unavailable %s\n", reason.what());
  return 0;
} catch (std::exception const& problem) {
  std::string const what = problem.what();
  std::printf("failed %s\n", what.substr(0, what.find('\n')).c_str());
  return 1;
}

}  // namespace bench
