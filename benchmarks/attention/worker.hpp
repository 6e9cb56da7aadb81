// A rival is a process: it prepares one problem, checks its result, and is then timed whenever the coordinator asks.
#pragma once

#include <malloc.h>
#include <unistd.h>

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

#include "kernels.hpp"
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
  virtual float const* output() const = 0;  // as outputs() numbers
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

/// Bytes of the last cache: what the system says of this processor, which sysconf may multiply by those of the host.
inline double last_cache() {
  double kilobytes = 32768;
  for (int index = 0; index < 4; ++index) {
    std::ifstream size("/sys/devices/system/cpu/cpu0/cache/index" + std::to_string(index) + "/size");
    if (double found = 0; size >> found) kilobytes = index == 0 ? found : std::max(kilobytes, found);
  }
  return kilobytes * 1024;
}

/// So many layers that none is left in a cache when its turn comes again. Each reads its weights, keys and values. Some
/// machines share a last cache of hundreds of megabytes with others: a part of the memory, which all workers have to share.
inline int layers_beyond_caches(sizes const& s) {
  double const each = 4.0 * (4.0 * s.d * s.d + 2.0 * s.batch * s.tokens * s.d);
  double const memory = static_cast<double>(sysconf(_SC_PHYS_PAGES)) * static_cast<double>(sysconf(_SC_PAGESIZE));
  double const all = std::min(std::max(4 * last_cache(), 192e6), memory / 64);
  return std::max(2, static_cast<int>(std::ceil(all / each)));
}

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

template <class Problem> using factory = std::function<std::unique_ptr<attention>(Problem const&, request const&)>;

/// A layer or a model, with the numbers that it may refer to.
template <class Problem> struct prepared {
  prepared(sizes const& s, request const& r, factory<Problem> const& make) : numbers(s), layer(make(numbers, r)) {}
  Problem numbers;
  std::unique_ptr<attention> layer;
};

/// WORKER --version
/// WORKER SIZES THREADS REFERENCE [VARIANT], where SIZES are as for sizes_from
/// Prints how it is prepared, and which kernels are `in_use` after a first forward.
/// Then, for each line read, prints a line with the seconds of one forward: "warm" repeats the same layer, "cold" goes
/// through many layers in turn.
template <class Problem>
int serve(int argc, char** argv, std::string const& version, std::type_identity_t<factory<Problem>> const& make,
          std::function<kernels()> const& in_use) try {
  if (argc == 2 && argv[1] == std::string("--version")) {
    std::cout << version << std::endl;
    return 0;
  }
  if (argc < 8) throw std::invalid_argument("too few arguments");
  sizes const given = sizes_from(argv + 1);
  request const wanted{std::atoi(argv[6]), argc > 8 ? argv[8] : ""};

  std::vector<std::unique_ptr<prepared<Problem>>> layers;
  layers.push_back(std::make_unique<prepared<Problem>>(given, wanted, make));
  std::size_t const size = layers.front()->numbers.outputs();
  attention& first = *layers.front()->layer;
  double const grown = growth([&] { first.forward(); }) - static_cast<double>(size * sizeof(float));
  double const error = error_against(argv[7], first.output(), size);
  kernels const used = in_use();
  std::printf("ready memory=%.0f error=%.3g set=%s kernels=%s notes=%s\n", std::max(0.0, grown), error,
              used.instruction_set.c_str(), used.name.c_str(), first.notes().c_str());
  std::fflush(stdout);

  for (std::string line; std::getline(std::cin, line);) {
    int in_turn = 1;
    if (line == "cold") {
      in_turn = layers_beyond_caches(given);
      while (static_cast<int>(layers.size()) < in_turn)
        layers.push_back(std::make_unique<prepared<Problem>>(given, wanted, make));
    }
    auto const forward = [&] {
      for (int i = 0; i < in_turn; ++i) layers[static_cast<std::size_t>(i)]->layer->forward();
    };
    // Other rivals have used the caches since, so the first call does not count, unless it is long enough.
    double result = timed(forward);
    if (result < 0.5) {
      int const calls = std::max(1, static_cast<int>(std::ceil(0.02 / result)));
      result = timed([&] {
        for (int call = 0; call < calls; ++call) forward();
      }) / calls;
    }
    std::printf("%.9f\n", result / in_turn);
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
