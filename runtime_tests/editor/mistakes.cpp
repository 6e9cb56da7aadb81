// What an editor shows, line by line. Each comment is on the line below it:
//   hint: the type beside its auto; hover NAME: the documentation of NAME; error: the only error there, as one sentence.

#include <headsup/headsup.hpp>

using namespace headsup;

int main() {
  torch_generator generator{123};
  // hint: tensor<float, batch<2>, tokens<6>, d_in<3>>
  auto const inputs = randn<batch<2>, tokens<6>, d_in<3>>(generator);
  // hint: tensor<float, batch<2>, keys<6>, d_in<3>>
  // hover rename: Gives the axis From the role To: in self-attention the tokens that are looked at are keys.
  auto const key_vectors = rename<tokens, keys>(inputs);
  // hint: tensor<float, batch<2>, tokens<6>, keys<6>>
  auto const scores = scaled_scores<d_in>(inputs, key_vectors);
  // hint: tensor<float, batch<2>, tokens<6>, normalized<keys<6>>>
  // hover softmax: - Shapes: [A..., Role] -> [A..., normalized<Role>]
  auto const weights = softmax<keys>(scores);
  // hint: tensor<float, batch<2>, tokens<6>, d_in<3>>
  // hover attend: - Source: chapter sections 3.3.1 and 3.4.1: attn_weights @ values
  auto const mixed = attend(weights, key_vectors);
  // hint: tensor<float, batch<2>, tokens<6>, heads<3>, head_dim<1>>
  auto const split_up = split<d_in, heads<3>, head_dim<1>>(mixed);
  // hint: tensor<float, batch<2>, tokens<6>, merged<all_heads<3>, heads<3>, head_dim<1>>>
  // hover merge: - Shapes: [A..., From..., B...] -> [A..., merged<To, From...>, B...]
  auto const together = merge<all_heads, heads, head_dim>(split_up);
  // hint: tensor<float, pooled<tokens<6>, batch<2>>, d_in<3>>
  auto const pooled_over_the_batch = mean<batch>(inputs);
  // hint: tensor_view<const float, batch<2>, tokens<6>, d_in<3>>
  auto const seen = view(inputs);
  // hover multi_head_attention: layer(x) is inference, layer(x, generator) is training and draws the dropout masks. After x, `present` can say which tokens are no padding: layer(x, present), layer(x, present, generator). Padding is seen only by itself.
  multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>> const layer{generator};
  // hint: tensor<float, batch<2>, tokens<6>, d_out<4>>
  auto const context = layer(inputs);
  decltype(layer)::cache<batch<2>> cache;
  // hint: tensor<float, batch<2>, heads<2>, keys<18446744073709551615>, head_dim<2>>
  auto const cached = cache.keys();
  // hint: tensor_view<const float, keys<18446744073709551615>, head_dim<2>>
  auto const of_one_head = cache.keys_of(0, 1);

  // Ten mistakes.

  // error: HU054 permute: axes are moved by name here; fix: reorder<axes<batch<2>, tokens<6>, d_in<3>>>(x), with these in the new order
  // hint: shape_mistake
  auto const moved = permute(inputs, 0, 2, 1);
  // error: HU027 softmax: names no axis of (batch<2>, tokens<6>, keys<6>), and there is no default; fix: softmax<keys>(x)
  auto const unnamed = softmax(scores);
  // error: HU015 attend: the weights (batch<2>, tokens<6>, keys<6>) are not known to sum to one over an axis of the values
  auto const unweighted = attend(scores, key_vectors);
  // error: HU008 operator+: the axes of one side must all be axes of the other, left (batch<2>, tokens<6>, d_in<3>), right
  auto const added = inputs + key_vectors;
  // error: HU005 tensor literal: d_in<3> takes 3 entries, the braces hold 2; fix: add 1, or d_in<2>
  tensor<float, tokens<2>, d_in<3>> const ragged{{1, 2}, {3, 4}};
  // error: HU001 tensor: the type of its numbers comes first; fix: tensor<float, tokens<6>, d_in<3>>
  tensor<tokens<6>, d_in<3>> const of_nothing;
  // error: HU009 multi_head_attention: d_out<4> is not divisible by heads<3>; fix: heads<2>
  multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<3>> const uneven(generator);
  // error: HU021 take: tokens<6> has elements 0 to 5, asked for 7; fix: take<tokens, 5>(x)
  auto const outside = take<tokens, 7>(inputs);
  // error: HU033 tensor: (tokens<6>) cannot be given (batch<2>, tokens<6>, d_in<3>); fix: auto, or tensor<float, batch<2>, tokens<6>, d_in<3>>
  tensor<float, tokens<6>> const other = inputs;
  // error: HU051 tensor: x(...) takes a position for each of (batch<2>, tokens<6>, d_in<3>), got 2; fix: x(0, 0, 0)
  auto const element = inputs(1, 2);
}
