// Imports headsup, computes a constant, and gives a tensor to a file that includes headsup.

import headsup;

using namespace headsup;

tensor<float, tokens<2>> sums_of(tensor<float, tokens<2>, keys<3>> const& x);

constexpr tensor<float, tokens<2>, keys<3>> scores{{{1, 2, 3}, {3, 2, 1}}};
constexpr auto weights = softmax<keys>(scores);
static_assert(prints_as(weights, {{0.0900, 0.2447, 0.6652}, {0.6652, 0.2447, 0.0900}}));

constexpr causal_attention<d_in<3>, d_out<2>, context_length<6>> layer{torch_generator{123}};
constexpr auto inputs = rand<tokens<4>, d_in<3>>(torch_generator{1});
static_assert(laws::hold<laws::causal(layer, inputs)>);  // a wing, as pack is

int main() {
  print(pack(layer)(inputs).sizes());
  print(sums_of(scores));
}
