// Random layers, sizes, masks, threads, instruction sets, steps, non-finite values, and weights and caches of float and
// bfloat16, against double.
//
//     fuzz [--seed S] [--seconds T] [--case N]

#include "fuzz/report.hpp"

#include <headsup/kernels/caches.hpp>

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <iterator>
#include <random>

namespace {

constexpr fuzz::kind_of_case kinds[] = {{"attention by the kernels", fuzz::attention_case},
                                        {"a layer that decodes", fuzz::decoder_case},
                                        {"steps by the kernels", fuzz::steps_case},
                                        {"another layer", fuzz::layers_case},
                                        {"a product by the kernels", fuzz::product_case},
                                        {"rows by the kernels", fuzz::rows_case},
                                        {"operations", fuzz::operations_case}};

#if defined(__SANITIZE_ADDRESS__)
constexpr char const* option = " --sanitize";
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
constexpr char const* option = " --sanitize";
#else
constexpr char const* option = "";
#endif
#else
constexpr char const* option = "";
#endif

// How the case that runs is repeated, for a program that ends in it, where only write() may be called.
char repeat[200];

void say_repeat(int signal) {
  [[maybe_unused]] auto const written = write(STDERR_FILENO, repeat, std::strlen(repeat));
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

// A case depends on its seed and its number only. The first of each kind are small, so that they have time to run; of
// the others, most are, and find as much in more of them.
bool passes(std::uint64_t seed, std::uint64_t number, fuzz::tally& sum) {
  constexpr std::size_t kind_count = std::size(kinds);
  fuzz::kind_of_case const& kind = kinds[number % kind_count];
  fuzz::random_source random(seed, number);
  double const most = number < 2 * kind_count ? 1e5 : number < 8 * kind_count ? 1e6 : random.one_in(20) ? 3e7 : 5e6;
  std::size_t const work = static_cast<std::size_t>(2e4 * std::pow(most / 2e4, random.fraction()));
  std::snprintf(repeat, sizeof repeat, "repeat: scripts/fuzz --seed %llu --case %llu%s\n",
                static_cast<unsigned long long>(seed), static_cast<unsigned long long>(number), option);
  // Products are cut into blocks for the machine's second-level cache, which is 0 until asked for, or for a small one.
  headsup::headsup_program::second_level_cache = random.one_in(3) ? std::size_t{256} << 10 : 0;
  fuzz::trial trial(random, work, sum);
  try {
    kind.run(trial);
    ++sum.cases;
    return true;
  } catch (std::exception const& error) {
    std::printf("found in %s: %s\n%s", kind.name, error.what(), repeat);
    return false;
  }
}

}  // namespace

// So that a report of a sanitizer ends in the handler that says how to repeat it.
extern "C" char const* __asan_default_options();
extern "C" char const* __asan_default_options() { return "abort_on_error=1"; }

int main(int count, char** arguments) {
  std::uint64_t seed = std::random_device{}();
  double seconds = 60;
  long long only = -1;
  for (int i = 1; i < count; ++i) {
    char* end = nullptr;
    std::string const name = arguments[i];
    char const* const value = i + 1 < count ? arguments[++i] : "";
    if (name == "--seed") seed = std::strtoull(value, &end, 10);
    else if (name == "--seconds") seconds = std::strtod(value, &end);
    else if (name == "--case") only = std::strtoll(value, &end, 10);
    if (end == nullptr || end == value || *end != '\0') {
      std::fprintf(stderr, "usage: fuzz [--seed S] [--seconds T] [--case N]\n");
      return 2;
    }
  }
  // A sanitizer has its own handlers, and aborts when it has reported.
  std::signal(SIGABRT, say_repeat);
  if (*option == '\0')
    for (int signal : {SIGSEGV, SIGFPE, SIGILL, SIGBUS}) std::signal(signal, say_repeat);
  std::printf("seed %llu\n", static_cast<unsigned long long>(seed));
  std::fflush(stdout);

  fuzz::tally sum;
  auto const start = std::chrono::steady_clock::now();
  auto const elapsed = [&] { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(); };
  bool good = true;
  if (only >= 0) good = passes(seed, static_cast<std::uint64_t>(only), sum);
  else
    for (std::uint64_t number = 0; good && (number < std::size(kinds) || elapsed() < seconds); ++number)
      good = passes(seed, number, sum);
  std::printf(
      "%zu cases of seed %llu: %zu calls, %zu steps, %zu numbers in %.0f s, of which %.2f %% may be anything; "
      "the largest error is %.2f of its bound: %s\n",
      sum.cases, static_cast<unsigned long long>(seed), sum.calls, sum.steps, sum.numbers, elapsed(),
      100 * static_cast<double>(sum.open) / static_cast<double>(std::max<std::size_t>(sum.numbers, 1)), sum.largest,
      good ? "nothing found" : "FAILED");
  return good ? 0 : 1;
}
