#ifndef HEADSUP_RUNTIME_TESTS_COMPILED_APART_PART_HPP
#define HEADSUP_RUNTIME_TESTS_COMPILED_APART_PART_HPP

// What each file of the program can be asked. Each is compiled with other flags.

#include <cstddef>

struct part {
  char const* name;
  void (*refuse)();                // a position outside
  std::size_t (*members)();        // how many threads share large work
  int (*instruction_set_in_use)();
  void (*use_instruction_set)(int);
  double (*error_of_weights)();    // of softmax, computed when the program runs
};

extern part const compiled_by_default, compiled_without_exceptions, compiled_for_v2, compiled_for_haswell,
    compiled_for_avx512f, compiled_for_avx512bw;

#endif
