// Sizes known only at run time, and text generated token by token.
// g++ -std=c++20 -Iinclude examples/18_decoding.cpp && ./a.out

#include <headsup/headsup.hpp>

#include <cassert>
#include <cmath>
#include <cstdio>

using namespace headsup;

using attention = multi_head_attention<d_in<8>, d_out<8>, context_length<32>, heads<2>>;

// Any number of tokens: the roles are still checked by the compiler, the sizes where they meet.
float largest_score(tensor_view<float const, tokens<dynamic>, d_in<8>> const& x) {
  auto const scores = scaled_scores<d_in>(x, rename<tokens, keys>(x));  // tokens<dynamic>, keys<dynamic>
  return max<tokens>(max<keys>(scores));
}

// At compile time too: six tokens in three steps give the same bits as one pass.
static_assert([] {
  multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>> const mha{torch_generator{123}};
  auto const x = rand<batch<2>, tokens<6>, d_in<3>>(torch_generator{1});
  decltype(mha)::cache<batch<2>> cache;
  auto const first = mha.step(slice<tokens<1>>(x, 0), cache);
  auto const second = mha.step(slice<tokens<2>>(x, 1), cache);
  auto const third = mha.step(slice<tokens<3>>(x, 3), cache);
  return concat<tokens>(first, second, third) == mha(x);
}());

int main() {
  torch_generator generator{123};
  attention const mha{generator};

  // A prompt, whose length the user chose.
  std::size_t const length = 5;
  auto const prompt = randn<tokens<dynamic>, d_in<8>>(generator, sized<tokens>(length));
  assert(extent<tokens>(prompt) == length);
  std::printf("the prompt is %s, its largest score %.4f\n", shape_text(prompt).c_str(),
              static_cast<double>(largest_score(prompt)));

  // The prompt in one step, then each new token in its own step: its keys and values go into the cache, which already
  // holds those of all earlier tokens.
  attention::cache<> cache;
  auto const last = [](auto const& y) { return slice<tokens<1>>(y, extent<tokens>(y) - 1); };
  tensor<float, tokens<1>, d_out<8>> newest = last(mha.step(prompt, cache));
  auto sequence = prompt.clone();
  for (int i = 0; i < 10; ++i) {
    // A model would choose a word here; this one feeds its output back as the next input.
    auto const next = rename<d_out, d_in>(newest);
    sequence = concat<tokens>(sequence, next);
    newest = mha.step(next, cache);
  }
  std::printf("%zu tokens are cached, %s\n", cache.size(), shape_text(cache.keys()).c_str());
  assert(cache.size() == length + 10);

  // One pass over the whole sequence gives the same.
  auto const whole = last(mha(sequence));
  for (std::size_t i = 0; i < whole.size(); ++i) assert(std::fabs(whole.data()[i] - newest.data()[i]) < 1e-5f);

  // What does not fit is refused before anything is written, in the words of the compiler.
  try {
    mha.step(randn<tokens<dynamic>, d_in<8>>(generator, sized<tokens>(18)), cache);
    assert(false);
  } catch (size_error const& error) {
    std::puts(error.what());
  }
  assert(cache.size() == length + 10);
}
