// In training, weights are dropped at random and the others scaled up. Section 3.5.2.
// g++ -std=c++20 -Iinclude examples/10_dropout.cpp && ./a.out

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto all_ones = ones<float, tokens<6>, keys<6>>();

// The same seed drops the same numbers as PyTorch does.
constexpr auto dropped = dropout{0.5}(all_ones, torch_generator{123});
static_assert(take<tokens>(dropped, 0) == tensor<float, keys<6>>{{2, 2, 0, 2, 2, 0}});

// PyTorch built with Intel's MKL, on Intel processors, draws from another stream.
constexpr auto dropped_there = dropout{0.5, dropout_stream::mkl}(all_ones, torch_generator{123});
static_assert(take<tokens>(dropped_there, 1) == tensor<float, keys<6>>{{0, 2, 0, 0, 0, 0}});

// Without a generator nothing is drawn and nothing dropped: inference.
static_assert(dropout{0.5}(all_ones) == all_ones);

// Weights that summed to one now do so on average. The type says so, and attend accepts it.
constexpr auto weights = softmax<keys>(all_ones);
constexpr auto fewer = dropout{0.5}(weights, torch_generator{123});
static_assert(can_attend<decltype(fewer), tensor<float, keys<6>, d_in<3>>>);

int main() { print(dropped); }
