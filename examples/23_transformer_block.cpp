// A block of GPT-2: each layer's output is added to its input. The features are those of the input again, which
// residual says, so that no rename follows each layer. <headsup/gpt2.hpp> has the block, with norms that have weights.
// g++ -std=c++20 -Iinclude examples/23_transformer_block.cpp && ./a.out

#include <headsup/gpt2.hpp>
#include <headsup/headsup.hpp>

#include <cassert>
#include <cmath>

using namespace headsup;

template <std::size_t Features, std::size_t Heads> struct block {
  multi_head_attention<d_in<Features>, d_out<Features>, context_length<64>, heads<Heads>> attention;
  linear<d_in<Features>, d_ff<4 * Features>> up;
  linear<d_ff<4 * Features>, d_out<Features>> down;

  constexpr explicit block(torch_generator& generator) : attention(generator), up(generator), down(generator) {}

  template <class X> constexpr auto operator()(X const& x) const {
    auto const seen = residual(x, attention(layer_norm<d_in>(x)));
    return residual(seen, down(gelu_tanh(up(layer_norm<d_in>(seen)))));
  }
};

// The same roles before and after, so blocks follow each other.
static_assert([] {
  torch_generator generator{123};
  block<6, 2> const first(generator), second(generator);
  auto const x = rand<batch<2>, tokens<3>, d_in<6>>(generator);
  auto const y = second(first(x));
  static_assert(has_shape<decltype(y), batch<2>, tokens<3>, d_in<6>>);
  auto const by_hand = x + rename<d_out, d_in>(first.attention(layer_norm<d_in>(x)));
  return residual(x, first.attention(layer_norm<d_in>(x))) == by_hand;
}());

// The library's block draws its weights in the same order, and its norms change nothing before they are trained.
static_assert([] {
  torch_generator generator{123}, same{123};
  block<6, 2> const by_hand(generator);
  transformer_block<d_in<6>, context_length<64>, heads<2>> const blocks(same);
  auto const x = rand<batch<2>, tokens<3>, d_in<6>>(generator);
  return blocks(x) == by_hand(x);
}());

// Features that were lost on the way are not added.
static_assert(!can_return_to<tensor<float, tokens<3>, d_in<6>>, tensor<float, tokens<3>, d_out<5>>>);

int main() {
  torch_generator generator{123};
  block<768, 12> const gpt2(generator);
  auto const x = randn<tokens<8>, d_in<768>>(generator);
  auto const y = gpt2(x);
  for (std::size_t i = 0; i < y.size(); ++i) assert(std::isfinite(y.data()[i]));
  print(slice<d_in<6>>(y, 0));
}
