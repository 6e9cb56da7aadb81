// Weights, keys and values in half the memory: where decoding waits for memory, a layer for inference keeps them in
// 16 bits and computes in float. A prompt waits for arithmetic, which can be done in 16 bits too.
// g++ -std=c++20 -Iinclude examples/27_half_width.cpp && ./a.out

#include <headsup/headsup.hpp>
#include <headsup/serving.hpp>

#include <cassert>
#include <cmath>
#include <cstdio>

using namespace headsup;

using attention = multi_head_attention<d_in<64>, d_out<64>, context_length<128>, heads<4>>;

// The largest difference between two outputs.
template <Tensor Output> float difference(Output const& a, Output const& b) {
  float most = 0;
  for (std::size_t i = 0; i < a.size(); ++i) most = std::fmax(most, std::fabs(a.data()[i] - b.data()[i]));
  return most;
}

int main() {
  // A bfloat16 is the upper half of a float: the same range, and 8 significant bits.
  assert(static_cast<float>(bfloat16(0.1f)) == 0.10009765625f);

  torch_generator generator{123};
  attention const mha{generator};
  auto const whole = pack(mha);
  auto const weights = pack<bfloat16>(mha);
  auto const weights_and_cache = pack<bfloat16, bfloat16>(mha);
  std::printf("the weights take %zu bytes, and %zu as bfloat16\n", whole.bytes(), weights.bytes());

  auto const x = randn<tokens<100>, d_in<64>>(generator);
  std::printf("the outputs differ by %.1g\n", static_cast<double>(difference(whole(x), weights(x))));
  assert(difference(whole(x), weights(x)) < 0x1p-7f);

  // The type of a cache says what it holds, and each layer takes its own: the other does not compile.
  decltype(whole)::cache<> of_floats;
  decltype(weights_and_cache)::cache<> of_halves;
  static_assert(sizeof(*of_floats.keys_data()) == 4 && sizeof(*of_halves.keys_data()) == 2);
  whole.step(x, of_floats);
  weights_and_cache.step(x, of_halves);
  auto const newest = randn<tokens<1>, d_in<64>>(generator);
  auto const next = whole.step(newest, of_floats);
  assert(difference(next, weights_and_cache.step(newest, of_halves)) < 0x1p-7f);
  std::printf("a key takes %zu bytes, and %zu as bfloat16\n", 16 * sizeof(*of_floats.keys_data()),
              16 * sizeof(*of_halves.keys_data()));

  // Products of bfloat16 too, whose sums are floats: prompts take half the time on processors that multiply pairs of
  // such numbers, and the numbers are the same on others.
  auto const computed = pack<bfloat16, computed_in<bfloat16>>(mha);
  std::printf("computed in bfloat16, the outputs differ by %.1g\n",
              static_cast<double>(difference(whole(x), computed(x))));
  assert(difference(whole(x), computed(x)) < 0x1p-6f);
}
