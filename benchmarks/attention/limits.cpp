// The peak rates of this machine: limits THREADS; then, for each line read, prints a line with the rate per second: of
// "fma" operations; of "read" bytes, from memory; or of "read N", the same N bytes again, from the cache that holds them.
// As for headsup, HEADSUP_INSTRUCTION_SET=baseline, avx2 or avx512 chooses the instructions; without it, they are the
// widest. limits --version prints which.
#include <immintrin.h>

#include <cstring>
#include <iostream>
#include <string>

#include "worker.hpp"

namespace {

using namespace bench;

// Twelve independent chains hide the latency of the units and leave registers for the factors. The empty asm keeps
// each sum in its register and the loop as it is written.
#define CHAINS(each) each(0) each(1) each(2) each(3) each(4) each(5) each(6) each(7) each(8) each(9) each(10) each(11)

#define SUM(i) vector s##i = one;
#define KEEP(i) asm volatile("" : KIND(s##i));
#define TOTAL(i) one = one + s##i;

#define THE_LOOPS(set, target_name, vector_type, fused)                                                             \
  __attribute__((target(target_name))) float fma_##set(long rounds) {                                               \
    using vector = vector_type;                                                                                     \
    vector one = vector{} + 0.5f, factor = vector{} + 0.25f;                                                        \
    asm volatile("" : KIND(one), KIND(factor));                                                                     \
    CHAINS(SUM)                                                                                                     \
    for (long i = 0; i < rounds; ++i) {                                                                             \
      CHAINS(fused)                                                                                                 \
      CHAINS(KEEP)                                                                                                  \
    }                                                                                                               \
    CHAINS(TOTAL)                                                                                                   \
    return one[0];                                                                                                  \
  }                                                                                                                 \
  __attribute__((target(target_name))) float read_##set(float const* data, std::size_t size, std::size_t streams) { \
    using vector = vector_type;                                                                                     \
    constexpr std::size_t step = sizeof(vector) / 4;                                                                \
    std::size_t const each = size / streams / 64 * 64;                                                              \
    vector a{}, b{}, c{}, d{};                                                                                      \
    for (std::size_t i = 0; i + 4 * step <= each; i += 4 * step)                                                    \
      for (float const* at = data + i; at < data + streams * each; at += each) {                                    \
        vector const* const p = reinterpret_cast<vector const*>(at);                                                \
        a += p[0], b += p[1], c += p[2], d += p[3];                                                                 \
      }                                                                                                             \
    return (a + b + c + d)[0];                                                                                      \
  }

#define KIND(v) "+v"(v)
#define FUSED(i) s##i = _mm512_fmadd_ps(s##i, factor, one);
THE_LOOPS(avx512, "avx512f", __m512, FUSED)
#undef FUSED
#undef KIND
#define KIND(v) "+x"(v)
#define FUSED(i) s##i = _mm256_fmadd_ps(s##i, factor, one);
THE_LOOPS(avx2, "avx2,fma", __m256, FUSED)
#undef FUSED
#define FUSED(i) s##i = s##i * factor + one;
THE_LOOPS(baseline, "sse2", __m128, FUSED)
#undef FUSED
#undef KIND

struct instruction_set {
  char const* name;
  int lanes;
  float (*fma)(long);
  float (*read)(float const*, std::size_t, std::size_t);
};

constexpr instruction_set sets[] = {{"avx512", 16, fma_avx512, read_avx512},
                                    {"avx2", 8, fma_avx2, read_avx2},
                                    {"baseline", 4, fma_baseline, read_baseline}};

bool supported(std::string const& name) {
  __builtin_cpu_init();
  if (name == "avx512")
    return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
           __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512bw");
  return name == "baseline" || (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"));
}

instruction_set const& chosen() {
  char const* const asked = std::getenv("HEADSUP_INSTRUCTION_SET");
  for (instruction_set const& set : sets)
    if (supported(set.name) && (!asked || set.name == std::string(asked))) return set;
  std::cerr << "limits: no such instruction set\n";
  std::exit(1);
}

}  // namespace

int main(int argc, char** argv) {
  instruction_set const& set = chosen();
  if (argc != 2 || argv[1] == std::string("--version")) {
    std::cout << set.name << std::endl;
    return 0;
  }
  team threads(std::atoi(argv[1]));
  // Four times what caches hold, and no power of two, or all streams would compete for the same cache sets.
  std::size_t const size = static_cast<std::size_t>(std::max(65e6, last_cache() / 4 * 4.1));
  buffer<float> junk;
  std::vector<float> sinks(static_cast<std::size_t>(threads.size()) * 64);
  auto const sink = [&](int thread, float value) { sinks[static_cast<std::size_t>(thread) * 64] += value; };
  std::cout << "ready" << std::endl;

  for (std::string line; std::getline(std::cin, line);) {
    double rate = 0;
    if (line == "fma") {
      long const rounds = 2000000;
      auto const work = [&](int thread) { sink(thread, set.fma(rounds)); };
      threads(work);
      rate = 2.0 * 12 * set.lanes * static_cast<double>(rounds) * threads.size() / timed([&] { threads(work); });
    } else {
      bool const again = line != "read";
      std::size_t const numbers = again ? std::stoull(line.substr(5)) / 4 : size, times = again ? 20 : 1;
      if (junk.size() < numbers) {
        junk = buffer<float>(numbers);
        std::fill(junk.begin(), junk.end(), 1.0f);
      }
      // One stream for each thread does not keep the memory busy; how many do depends on the machine.
      for (std::size_t streams : {1, 2, 4, 8}) {
        auto const read = [&] {
          threads([&](int thread) {
            part const mine(static_cast<int>(numbers / 64), thread, threads.size());
            sink(thread, set.read(junk.data() + std::size_t(mine.begin) * 64, std::size_t(mine.size()) * 64, streams));
          });
        };
        if (again) read();
        double const took = timed([&] {
          for (std::size_t i = 0; i < times; ++i) read();
        });
        rate = std::max(rate, static_cast<double>(times * numbers) * 4 / took);
      }
    }
    std::printf("%.6e\n", rate);
    std::fflush(stdout);
  }
}
