// Attention weights: scores made positive, with a sum of one, which the type remembers. Section 3.3.1.

#include <headsup/headsup.hpp>

#include <cassert>

#include "inputs.hpp"

using namespace headsup;

constexpr auto scores = contract<d_in>(inputs, rename<tokens, keys>(inputs));

// The axis is named, always: over the keys, so that each token's weights sum to one.
constexpr auto weights = softmax<keys>(scores);
static_assert(prints_as(take<tokens>(weights, 1), {0.1385, 0.2379, 0.2333, 0.1240, 0.1082, 0.1581}));
static_assert(prints_as(sum<keys>(weights), {1, 1, 1, 1, 1, 1}));

// What is known about the sum is part of the type. Changing single numbers removes it, renormalising restores it.
static_assert(std::is_same_v<decltype(weights), tensor<float, tokens<6>, normalized<keys<6>>> const>);
constexpr auto halved = weights * 0.5f;
static_assert(std::is_same_v<decltype(halved), tensor<float, tokens<6>, keys<6>> const>);
static_assert(prints_as(take<tokens>(renormalize<keys>(halved), 1), {0.1385, 0.2379, 0.2333, 0.1240, 0.1082, 0.1581}));

// The direct formula overflows where the stable one subtracts the largest score first.
constexpr tensor<float, keys<2>> large{{1000, 1001}};
static_assert(prints_as(softmax<keys>(large), {0.2689, 0.7311}));

int main() {
  assert(to_text(naive_softmax<keys>(large)) == "tensor([nan, nan])");
  print(weights);
}
