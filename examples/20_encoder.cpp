// Attention layers that see other tokens than those before them: an encoder, a sliding window, and texts with padding.
// g++ -std=c++20 -Iinclude examples/20_encoder.cpp && ./a.out

#include <headsup/headsup.hpp>
#include <headsup/serving.hpp>

#include <cassert>
#include <cmath>

using namespace headsup;

// Options follow the axes of a layer, in any order.
using encoder = multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>, bidirectional>;
using sliding = multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>, sliding_window<2>>;

constexpr auto x = rand<batch<2>, tokens<5>, d_in<3>>(torch_generator{1});

// In an encoder every token sees all others, so turning the text round turns the result round, and nothing else.
constexpr encoder bert{torch_generator{123}};
constexpr auto last_first = concat<tokens>(slice<tokens<4>>(x, 1), slice<tokens<1>>(x, 0));
static_assert([] {
  auto const moved = slice<tokens<1>>(bert(last_first), 4) - slice<tokens<1>>(bert(x), 0);
  return max<d_out>(take<tokens>(take<batch>(moved, 0), 0)) < 1e-6f;
}());

// With a window of two, a token sees itself and the one before it: the last does not know the first three.
constexpr sliding mistral{torch_generator{123}};
static_assert(take<tokens>(mistral(x), 4) == take<tokens>(mistral(slice<tokens<2>>(x, 3)), 1));

// A text of three words, padded to five: its words do not see the padding, whatever it is.
constexpr tensor<bool, batch<2>, tokens<5>> present{{{true, true, true, true, true}, {true, true, true, false, false}}};
constexpr auto both = bert(x, present);
static_assert(slice<tokens<3>>(take<batch>(both, 1), 0) == bert(slice<tokens<3>>(take<batch>(x, 1), 0)));

int main() {
  // At the size of BERT the same code runs in the fast kernels; pack prepares the weights once.
  torch_generator generator{123};
  auto const base =
      pack(multi_head_attention<d_in<768>, d_out<768>, context_length<512>, heads<12>, qkv_bias::yes, bidirectional>{
          generator});
  auto const text = randn<batch<2>, tokens<64>, d_in<768>>(generator);
  auto words = ones<bool, batch<2>, tokens<64>>();
  for (std::size_t i = 40; i < 64; ++i) words(1, i) = false;
  auto const y = base(text, words);
  auto const alone = base(slice<tokens<40>>(take<batch>(text, 1), 0));
  for (std::size_t i = 0; i < alone.size(); ++i)
    assert(std::fabs(alone.data()[i] - y.data()[64 * 768 + i]) < 1e-5f);

  print(both);
}
