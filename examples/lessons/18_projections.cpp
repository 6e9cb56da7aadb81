// Lesson 18: What a layer does to a shape
//
// `linear<d_in<3>, d_out<2>>` is `nn.Linear(3, 2)`: it exchanges one axis for another, and all other axes go through
// it. Its weight is a tensor too, in PyTorch's order. Each ? stands for all axes of a result with their sizes.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

constexpr linear<d_in<3>, d_out<2>> W_query{torch_generator{123}};

// The six words of inputs.
constexpr tensor<float, ?> queries = W_query(inputs);

// One word alone.
constexpr tensor<float, ?> query = W_query(take<tokens>(inputs, 1));

// Five texts of four words. The layer was not told of any batch.
constexpr auto texts = zeros<float, batch<5>, tokens<4>, d_in<3>>();
constexpr tensor<float, ?> queries_of_texts = W_query(texts);

// What PyTorch would print as layer.weight.shape and layer.bias.shape.
constexpr tensor<float, ?> weight = W_query.weight;
constexpr tensor<float, ?> bias_of_query = W_query.bias;

// A second layer that scores each of seven words of a vocabulary. Which axis does it take, and what are its weight's?
constexpr linear<?, vocab<7>> to_vocabulary{torch_generator{123}};
constexpr tensor<float, batch<5>, tokens<4>, vocab<7>> logits = to_vocabulary(queries_of_texts);
constexpr tensor<float, ?> second_weight = to_vocabulary.weight;

#include "finish/18_projections.hpp"
