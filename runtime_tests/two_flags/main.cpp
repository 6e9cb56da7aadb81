// The file for every processor. With an argument, it calls nothing in the other files, so it runs on a processor that
// cannot run them.
#include "part.hpp"

double error_of_default() { return largest_error(); }

namespace {

bool good = true;

void report(char const* what, double error) {
  std::printf("%s: largest error %g\n", what, error);
  good = good && error <= 2e-6;
}

}  // namespace

int main(int count, char**) {
  report("for every processor", error_of_default());
  using headsup::instruction_set;
  bool const all = count == 1;
  if (all && headsup::has_instruction_set(instruction_set::avx2)) report("for AVX2", error_of_haswell());
  if (all && headsup::has_instruction_set(instruction_set::avx512)) report("for AVX-512", error_of_avx512());
  return good ? 0 : 1;
}
