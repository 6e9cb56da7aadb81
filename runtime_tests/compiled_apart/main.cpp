// main [alone|refused]: whether the parts share what a program has once. "alone" asks only the part for every processor,
// so it runs on one that cannot run the others. "refused" meets a wrong position in the part without exceptions.
#include "part.hpp"

#include <headsup/headsup.hpp>
#include <headsup/parallel/worker_threads.hpp>

#include <cstdio>
#include <cstring>

namespace {

bool good = true;

void check(part const& each, bool holds, char const* what) {
  std::printf("%s: %s: %s\n", each.name, what, holds ? "yes" : "NO");
  good = good && holds;
}

bool is_refused(part const& each) {
  try {
    each.refuse();
  } catch (headsup::argument_error const& error) {
    std::puts(error.what());
    return std::strcmp(error.what(),
                       "HU021 take: tokens<2> has elements 0 to 1, asked for 9; fix: take<tokens>(x, 1)") == 0;
  }
  return false;
}

bool sees_team(part const& each) {
  headsup::worker_threads const three{3, headsup::oversubscribe::yes};
  return each.members() == 3;
}

bool sees_choice(part const& each) {
  using headsup::instruction_set;
  auto const before = headsup::instruction_set_in_use();
  headsup::use_instruction_set(instruction_set::baseline);
  bool const here_first = each.instruction_set_in_use() == static_cast<int>(instruction_set::baseline);
  auto const widest = headsup::widest_instruction_set();
  each.use_instruction_set(static_cast<int>(widest));
  bool const there_first = headsup::instruction_set_in_use() == widest;
  headsup::use_instruction_set(before);
  return here_first && there_first;
}

void check(part const& each, bool exceptions) {
  if (exceptions) check(each, is_refused(each), "its errors are caught here");
  check(each, sees_team(each), "shares the threads that are made here");
  check(each, sees_choice(each), "shares the choice of kernels");
  check(each, each.error_of_weights() <= 1e-6, "its weights are right");
}

}  // namespace

int main(int count, char** words) {
  if (count > 1 && std::strcmp(words[1], "refused") == 0) compiled_without_exceptions.refuse();
  check(compiled_by_default, true);
  if (count > 1) return good ? 0 : 1;
  check(compiled_without_exceptions, false);
#if defined(__x86_64__)
  if (__builtin_cpu_supports("sse4.2") && __builtin_cpu_supports("popcnt")) check(compiled_for_v2, true);
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("bmi2"))
    check(compiled_for_haswell, true);
  if (__builtin_cpu_supports("avx512f")) check(compiled_for_avx512f, true);
  if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl"))
    check(compiled_for_avx512bw, true);
#endif
  return good ? 0 : 1;
}
