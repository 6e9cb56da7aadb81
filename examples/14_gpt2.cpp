// The same layer at the size of GPT-2: the code does not change, the numbers live on the heap.
// g++ -std=c++20 -Iinclude examples/14_gpt2.cpp && ./a.out

#include <headsup/headsup.hpp>

#include <cassert>
#include <cmath>

using namespace headsup;

using gpt2_small = multi_head_attention<d_in<768>, d_out<768>, context_length<1024>, heads<12>>;

// Counted without making one.
static_assert(count_parameters<gpt2_small>() == 2'360'064);

int main() {
  torch_generator generator{123};
  gpt2_small const mha{generator};
  assert(mha.W_query.weight(0, 0) == mha.W_query.weight.data()[0]);

  // Fewer tokens than the 1024 that the layer supports.
  auto const x = rand<batch<1>, tokens<32>, d_in<768>>(generator);
  auto const z = mha(x);
  static_assert(has_shape<decltype(z), batch<1>, tokens<32>, d_out<768>>);
  for (std::size_t i = 0; i < z.size(); ++i) assert(std::isfinite(z.data()[i]));

  print(z);
}
