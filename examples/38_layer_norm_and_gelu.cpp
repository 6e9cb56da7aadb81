// A layer norm by hand, and with the weights that GPT-2 learns; GELU, with which its feed-forward network goes on. The
// book's sections 4.2 and 4.3, with PyTorch's numbers of seed 123.
// g++ -std=c++20 -Iinclude examples/38_layer_norm_and_gelu.cpp && ./a.out

#include <headsup/headsup.hpp>

#include <headsup/gpt2/feed_forward.hpp>

#include <cassert>

using namespace headsup;

// Two words of five features, through a linear layer to six.
constexpr auto x = [] {
  torch_generator generator{123};
  auto const batch = randn<tokens<2>, d_out<5>>(generator);
  linear<d_out<5>, d_in<6>> const layer(generator);
  return relu(layer(batch));
}();
static_assert(prints_as(x, {{0.2260, 0.3470, 0.0000, 0.2216, 0.0000, 0.0000},  //
                            {0.2133, 0.2394, 0.0000, 0.5198, 0.3297, 0.0000}}));

// By hand: each word with mean 0 and variance 1. A mean is given back to the word that it was made of, by name.
constexpr auto shifted = x - mean<d_in>(x);
constexpr auto variance = mean<d_in>(shifted * shifted);
constexpr auto by_hand = shifted / sqrt(variance + 1e-5f);
static_assert(prints_as(mean<d_in>(x), {0.1324, 0.2170}));

// The same in one call. The norm of GPT-2 has a weight and a bias for each feature, which change nothing at first.
constexpr layer_normalization<d_in<6>> norm;
constexpr bool near(auto const& one, auto const& other) {
  for (std::size_t i = 0; i < one.size(); ++i) {
    float const off = one.data()[i] - other.data()[i];
    if (off > 1e-6f || off < -1e-6f) return false;
  }
  return true;
}
static_assert(near(layer_norm<d_in>(x), by_hand) && norm(x) == layer_norm<d_in>(x));
static_assert(prints_as(norm(x), {{0.6745, 1.5470, -0.9549, 0.6431, -0.9549, -0.9549},  //
                                  {-0.0207, 0.1228, -1.1913, 1.6619, 0.6186, -1.1913}}));

// A word is normed without the others: a norm over tokens is refused.
static_assert(has_shape<decltype(norm(x)), tokens<2>, d_in<6>>);
static_assert(!can_norm<tokens, decltype(x)>);

// GELU lets a little of what is negative pass, where relu is 0. GPT-2 computes it by tanh.
constexpr tensor<float, tokens<7>> numbers{{-3, -2, -1, 0, 1, 2, 3}};
static_assert(prints_as(gelu(numbers), {-0.0040, -0.0455, -0.1587, 0.0000, 0.8413, 1.9545, 2.9960}));
static_assert(prints_as(gelu_tanh(numbers), {-0.0036, -0.0454, -0.1588, 0.0000, 0.8412, 1.9546, 2.9964}));

// Between two layers: four times as many features, GELU, and back.
constexpr feed_forward<d_in<6>, d_ff<24>> network{torch_generator{123}};
static_assert(has_shape<decltype(network(x)), tokens<2>, d_in<6>>);
static_assert(network(x) == network.down(gelu_tanh(network.up(x))));

int main() {
  print(norm(x));
  auto learned = norm;
  learned.weight = full<float, d_in<6>>(2);
  learned.bias = full<float, d_in<6>>(1);
  auto const y = learned(x);
  assert(near(y, norm(x) * 2.0f + 1.0f));
  print(network(y));
}
