// Attention weights: scores made positive, with a sum of one, which the type remembers. Section 3.3.1.
// g++ -std=c++20 -Iinclude examples/05_softmax.cpp && ./a.out

#include <headsup/headsup.hpp>

#include <cassert>

#include "inputs.hpp"

using namespace headsup;

constexpr auto key_vectors = rename<tokens, keys>(inputs);
constexpr auto scores = contract<d_in>(inputs, key_vectors);

// The axis is named, always: over the keys, so that each token's weights sum to one. The chapter takes the softmax over
// tokens in 3.3.1, where one word asks, and over keys in 3.3.2, where all do; here it is over keys from the start, so
// that a softmax over tokens is always the mistake that it looks like.
constexpr auto weights = softmax<keys>(scores);
static_assert(has_shape<decltype(weights), tokens<6>, keys<6>>);
static_assert(prints_as(take<tokens>(weights, 1), {0.1385, 0.2379, 0.2333, 0.1240, 0.1082, 0.1581}));
static_assert(prints_as(sum<keys>(weights), {1, 1, 1, 1, 1, 1}));

// What is known about the sum is part of the type, so what mixes by weights can ask for it. Changing single numbers
// removes it, renormalising restores it.
constexpr auto halved = weights * 0.5f;
static_assert(can_attend<decltype(weights), decltype(key_vectors)>);
static_assert(!can_attend<decltype(halved), decltype(key_vectors)>);
static_assert(prints_as(take<tokens>(renormalize<keys>(halved), 1), {0.1385, 0.2379, 0.2333, 0.1240, 0.1082, 0.1581}));

// The direct formula overflows where the stable one subtracts the largest score first.
constexpr tensor<float, keys<2>> large{{1000, 1001}};
static_assert(prints_as(softmax<keys>(large), {0.2689, 0.7311}));

int main() {
  assert(to_text(naive_softmax<keys>(large)) == "tensor([nan, nan])");
  print(weights);
}
