#ifndef HEADSUP_RUNTIME_TESTS_COMPILED_APART_PART_HPP
#define HEADSUP_RUNTIME_TESTS_COMPILED_APART_PART_HPP

// What each file of the program can be asked. Each is compiled with other flags.

#include <headsup/axes/roles.hpp>
#include <headsup/random/torch_generator.hpp>
#include <headsup/tensor/view.hpp>

#include <cstddef>

// What goes from file to file: numbers in the object and on the heap, those of others, and a generator.
using few = headsup::tensor<float, headsup::tokens<2>, headsup::d_in<3>>;
using many = headsup::tensor<float, headsup::tokens<headsup::dynamic>, headsup::d_in<3>>;
using some = headsup::tensor_view<float const, headsup::tokens<headsup::dynamic>, headsup::d_in<3>>;

struct part {
  char const* name;
  void (*refuse)();                // a position outside
  std::size_t (*members)();        // how many threads share large work
  int (*instruction_set_in_use)();
  void (*use_instruction_set)(int);
  double (*error_of_weights)();    // of softmax, computed when the program runs
  few (*twice_of_few)(few const& x);
  many (*twice_of_many)(many x);   // in the memory of x
  many (*twice_of_some)(some x);
  void (*set_last)(few& x, headsup::torch_generator& generator);
};

extern part const compiled_by_default, compiled_without_exceptions, compiled_for_v2, compiled_for_haswell,
    compiled_for_avx512f, compiled_for_avx512bw;

#endif
