// Exercise 3.3: the attention of the smallest GPT-2: 768 features, 12 heads, 1024 tokens.
// g++ -std=c++20 -Iinclude examples/17_exercise_3_3.cpp && ./a.out

#include <headsup/headsup.hpp>

using namespace headsup;

using gpt2_small = multi_head_attention<d_in<768>, d_out<768>, context_length<1024>, heads<12>>;

static_assert(gpt2_small::head::size == 64);
static_assert(count_parameters<gpt2_small>() == 2'360'064);

// Where they are: three projections without bias, and the output projection with one.
static_assert(count_parameters<gpt2_small::projection>() == 768 * 768);
static_assert(count_parameters<gpt2_small::output>() == 768 * 768 + 768);

int main() {
  torch_generator generator{123};
  gpt2_small const mha{generator};
  for_each_parameter(mha, [](parameter_name const& name, auto const& parameter) {
    std::printf("%-16s %-28s %7zu\n", name.c_str(), shape_text(parameter).c_str(), parameter.size());
  });
  std::printf("%zu parameters\n", count_parameters(mha));
}
