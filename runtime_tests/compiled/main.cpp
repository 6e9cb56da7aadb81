// Calls every function that the library has: kernels, products and softmax small and large, random numbers, text,
// and what is said of sizes that only a run knows.
#include <headsup/headsup.hpp>
#include <headsup/serving.hpp>

#include <cstdio>

using namespace headsup;

int main() {
  torch_generator generator{123};
  multi_head_attention<d_in<64>, d_out<64>, context_length<40>, heads<2>> const mha{generator};
  auto const x = uniform<tokens<40>, d_in<64>>(generator, -1, 1) + randn<tokens<40>, d_in<64>>(generator);
  auto const scores = matmul(x, transpose(rename<tokens, keys>(x)));
  auto const large = layer_norm<d_in>(randn<tokens<80>, d_in<64>>(generator));
  print(softmax<d_in>(large));
  print(softmax<tokens>(large));
  tensor<float, tokens<dynamic>, d_in<64>> const some(x);
  print(pack(mha)(some + some));
  try {
    print(some + tensor<float, tokens<dynamic>, d_in<64>>(sized<tokens>(39)));
  } catch (size_error const& refused) {
    std::puts(refused.what());
  }
  return softmax<keys>(scores).size() == 1600 ? 0 : 1;
}
