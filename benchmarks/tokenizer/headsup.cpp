// How fast byte_pairs encodes: the milliseconds in which it reads a file, and then megabytes a second for each text, in
// processor time, the best of several rounds.
//
//     headsup vocab.bpe TEXT...

#include <headsup/tokenizer/byte_pairs.hpp>

#include <ctime>
#include <fstream>
#include <iterator>

using namespace headsup;

namespace {

double processor_seconds() {
  std::timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

/// The shortest of several calls.
template <class F> double seconds(int rounds, F f) {
  double best = 1e9;
  for (int i = 0; i < rounds; ++i) {
    double const start = processor_seconds();
    f();
    double const took = processor_seconds() - start;
    if (took < best) best = took;
  }
  return best;
}

}  // namespace

int main(int count, char** arguments) {
  std::printf("%.1f\n", 1e3 * seconds(7, [&] { byte_pairs const words(arguments[1]); }));
  byte_pairs const words(arguments[1]);
  for (int i = 2; i < count; ++i) {
    std::ifstream file(arguments[i], std::ios::binary);
    std::string const text{std::istreambuf_iterator<char>(file), {}};
    double const best = seconds(9, [&] { words.encode(text, special_tokens::as_text); });
    std::printf("%.2f\n", static_cast<double>(text.size()) / best / 1e6);
  }
}
