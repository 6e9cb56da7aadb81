// Shortcut connections: each layer's output is added to its input, so that no layer can lose what went in. The book's
// section 4.4, with PyTorch's numbers of seed 123.
// g++ -std=c++20 -Iinclude examples/39_shortcut_connections.cpp && ./a.out

#include <headsup/headsup.hpp>

#include <cassert>

using namespace headsup;

// Four layers keep three features, the fifth makes one of them.
struct deep_network {
  linear<d_in<3>, d_out<3>> layers[4];
  linear<d_in<3>, d_out<1>> last;

  constexpr explicit deep_network(torch_generator& generator)
      : layers{layer(generator), layer(generator), layer(generator), layer(generator)}, last(generator) {}

  // residual gives the sum the features of x again, which the next layer takes.
  constexpr auto with_shortcuts(auto x) const {
    for (auto const& each : layers) x = residual(x, gelu_tanh(each(x)));
    return gelu_tanh(last(x));
  }
  // Without, each layer's features have to be renamed.
  constexpr auto without_shortcuts(auto x) const {
    for (auto const& each : layers) x = rename<d_out, d_in>(gelu_tanh(each(x)));
    return gelu_tanh(last(x));
  }

 private:
  static constexpr linear<d_in<3>, d_out<3>> layer(torch_generator& generator) {
    return linear<d_in<3>, d_out<3>>(generator);
  }
};
constexpr deep_network network = [] {
  torch_generator generator{123};
  return deep_network(generator);
}();

constexpr tensor<float, tokens<1>, d_in<3>> x{{{1, 0, -1}}};
static_assert(prints_as(network.without_shortcuts(x), {{0.0610}}));
static_assert(prints_as(network.with_shortcuts(x), {{0.7669}}));

// A plain sum wants the same names. What has another number of features cannot be added, so the last layer has no
// shortcut; nor has what lost its tokens.
static_assert(!can_combine<decltype(x), decltype(network.layers[0](x))>);
static_assert(can_return_to<decltype(x), decltype(network.layers[0](x))>);
static_assert(!can_return_to<decltype(x), decltype(network.last(x))>);
static_assert(!can_return_to<decltype(x), tensor<float, d_out<3>>>);

// What went in is in all that comes out: with layers of zeros, it is all.
static_assert([] {
  linear<d_in<3>, d_out<3>> const zero;
  return residual(x, gelu_tanh(zero(x))) == x;
}());

int main() {
  print(network.without_shortcuts(x));
  print(network.with_shortcuts(x));
  auto const seen = residual(x, gelu_tanh(network.layers[0](x)));
  assert((seen == x + rename<d_out, d_in>(gelu_tanh(network.layers[0](x)))));
  print(seen);
}
