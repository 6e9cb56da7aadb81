// A model of several layers, as a server uses it: packed, the prompt in chunks, results in memory of one's own, threads,
// and caches that are copied or rewound.
// g++ -std=c++20 -Iinclude examples/28_serving.cpp && ./a.out

#include <headsup/headsup.hpp>
#include <headsup/parallel/worker_threads.hpp>
#include <headsup/serving.hpp>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdio>

using namespace headsup;

using attention = multi_head_attention<d_in<8>, d_out<8>, context_length<64>, heads<2>>;

// Each layer is packed, and each has a cache of its own: another layer that is given it says so.
struct model {
  packed<attention> first, second;

  struct state {
    attention::cache<> first, second;

    std::size_t size() const { return first.size(); }
    state clone() const { return {first.clone(), second.clone()}; }
    void drop_newest(std::size_t count) { first.drop_newest(count), second.drop_newest(count); }
  };

  template <Tensor X> auto step(X const& x, state& kept) const {
    auto const hidden = first.step(x, kept.first);
    return second.step(rename<d_out, d_in>(hidden), kept.second);
  }
};

int main() {
  torch_generator generator{123};
  attention const first{generator}, second{generator};
  model const layers{pack(first), pack(second)};

  // Two threads for what this thread computes from here on, if the machine has as many processors.
  worker_threads const team(2);

  // A long prompt goes in chunks, so that others get their turn in between.
  auto const prompt = randn<tokens<dynamic>, d_in<8>>(generator, sized<tokens>(20));
  model::state kept;
  for (std::size_t at = 0; at < extent<tokens>(prompt); at += 8)
    layers.step(slice<tokens>(prompt, at, std::min<std::size_t>(8, extent<tokens>(prompt) - at)), kept);
  std::printf("%zu tokens are cached\n", kept.size());
  assert(kept.size() == 20);

  // Two continuations of one prompt: a cache is copied only by clone().
  auto beam = kept.clone();
  auto const one = randn<tokens<1>, d_in<8>>(generator);
  auto const other = randn<tokens<1>, d_in<8>>(generator);
  auto const after_one = layers.step(one, kept);
  layers.step(other, beam);
  assert(kept.size() == 21 && beam.size() == 21);

  // A guess that is not taken is taken back.
  kept.drop_newest(1);
  auto const again = layers.step(one, kept);
  for (std::size_t i = 0; i < again.size(); ++i) assert(again.data()[i] == after_one.data()[i]);

  // Packed layers write to memory that is there: into for all tokens, step_into for the newest. The output comes first.
  tensor<float, tokens<dynamic>, d_out<8>> all(sized<tokens>(20));
  layers.first.into(all, prompt);
  tensor<float, tokens<1>, d_out<8>> newest;
  kept.first.drop_newest(1);
  layers.first.step_into(newest, one, kept.first);

  // One pass over everything gives the same.
  auto const whole = layers.first(concat<tokens>(prompt, one));
  for (std::size_t f = 0; f < 8; ++f) {
    assert(std::fabs(whole(19, f) - all(19, f)) < 1e-5f);
    assert(std::fabs(whole(20, f) - newest(0, f)) < 1e-5f);
  }
}
