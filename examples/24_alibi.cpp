// ALiBi: instead of positions in the input, every head distrusts distant keys, each by another slope. The distances
// are those of every token with every key; what is added to the scores is every slope times every distance.
// g++ -std=c++20 -Iinclude examples/24_alibi.cpp && ./a.out

#include <headsup/headsup.hpp>

#include <cassert>
#include <cmath>

using namespace headsup;

// How far each key is before each token: 0 for the token itself, -1 for the one before it.
template <std::size_t N> constexpr auto distances() {
  auto const key = expand<tokens<N>>(arange<float, keys<N>>());
  return key - arange<float, tokens<N>>();
}
static_assert(prints_as(distances<3>(), {{0, 1, 2}, {-1, 0, 1}, {-2, -1, 0}}));

// The slopes of n heads: 2 to the power of -8/n, -16/n, ...
template <std::size_t Heads> constexpr auto slopes() {
  return exp((arange<float, heads<Heads>>() + 1) * (-5.5451774f / Heads));
}
static_assert(prints_as(slopes<4>(), {0.2500, 0.0625, 0.0156, 0.0039}));

// An outer product: no axis of one is an axis of the other, so the result has those of both.
constexpr auto distrust = outer(slopes<4>(), distances<3>());
static_assert(has_shape<decltype(distrust), heads<4>, tokens<3>, keys<3>>);
static_assert(prints_as(take<heads>(distrust, 0), {{0, 0.2500, 0.5000}, {-0.2500, 0, 0.2500}, {-0.5000, -0.2500, 0}}));

// Added to the scores before the mask and the softmax. Of equal scores, the first head prefers what is near.
constexpr auto weigh(auto const& scores, auto const& biases) {
  return softmax<keys>(mask_future<tokens, keys>(scores + biases));
}
constexpr auto weights = weigh(zeros<float, batch<2>, heads<4>, tokens<3>, keys<3>>(), distrust);
static_assert(prints_as(take<tokens>(take<heads>(take<batch>(weights, 0), 0), 2), {0.2543, 0.3265, 0.4192}));

int main() {
  // At GPT-2's size.
  torch_generator generator{123};
  auto const queries = randn<heads<12>, tokens<256>, head_dim<64>>(generator);
  auto const key_vectors = randn<heads<12>, keys<256>, head_dim<64>>(generator);
  auto const all = weigh(scaled_scores<head_dim>(queries, key_vectors), outer(slopes<12>(), distances<256>()));
  for (std::size_t h = 0; h < 12; ++h) assert(all(h, 0, 0) == 1 && all(h, 100, 101) == 0);

  print(take<batch>(weights, 0));
}
