// Sequences of different lengths, generated together: each has a cache of its own.
// g++ -std=c++20 -Iinclude examples/26_sequences.cpp && ./a.out

#include <headsup/headsup.hpp>
#include <headsup/serving.hpp>

#include <cassert>
#include <cmath>
#include <cstdio>
#include <vector>

using namespace headsup;

using attention = multi_head_attention<d_in<8>, d_out<8>, context_length<32>, heads<2>>;

int main() {
  torch_generator generator{123};
  attention const mha{generator};

  // Three prompts, whose lengths differ.
  std::vector<attention::cache<>> caches(3);
  std::vector<tensor<float, tokens<dynamic>, d_in<8>>> texts;
  for (std::size_t length : {5u, 2u, 9u}) {
    texts.push_back(randn<tokens<dynamic>, d_in<8>>(generator, sized<tokens>(length)));
    mha.step(texts.back(), caches[texts.size() - 1]);
  }

  // A new token for each, in one step: the weights are read once, and each token sees only its own text.
  auto const newest = randn<batch<3>, tokens<1>, d_in<8>>(generator);
  auto const next = mha.step(newest, caches);  // batch<3>, tokens<1>, d_out<8>
  for (std::size_t i = 0; i < 3; ++i) std::printf("text %zu has %zu tokens\n", i, caches[i].size());
  assert(caches[0].size() == 6 && caches[1].size() == 3 && caches[2].size() == 10);

  // One pass over a whole text gives the same.
  for (std::size_t i = 0; i < 3; ++i) {
    auto const whole = mha(concat<tokens>(texts[i], take<batch>(newest, i)));
    auto const last = slice<tokens<1>>(whole, extent<tokens>(whole) - 1);
    for (std::size_t f = 0; f < 8; ++f) assert(std::fabs(last(0, f) - next(i, 0, f)) < 1e-5f);
  }

  // One text is complete, the others go on: pointers say whose turn it is.
  attention::cache<>* const turns[] = {&caches[2], &caches[0]};
  mha.step(randn<batch<2>, tokens<1>, d_in<8>>(generator), turns);
  assert(caches[0].size() == 7 && caches[1].size() == 3 && caches[2].size() == 11);

  // What does not fit in one of them is refused before anything is written to any.
  try {
    mha.step(randn<batch<3>, tokens<dynamic>, d_in<8>>(generator, sized<tokens>(22)), caches);
    assert(false);
  } catch (size_error const& error) {
    std::puts(error.what());
  }
  assert(caches[0].size() == 7 && caches[1].size() == 3 && caches[2].size() == 11);
}
