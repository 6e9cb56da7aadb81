// Queries, keys and values: three learned projections of every token. Section 3.4.1.
// g++ -std=c++20 -Iinclude examples/07_trainable_weights.cpp && ./a.out

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

struct projections {
  tensor<float, d_in<3>, d_out<2>> query, key, value;
};

// The seed gives PyTorch's numbers, bit for bit, in the order in which they are drawn.
constexpr projections weights = [] {
  torch_generator generator{123};
  return projections{rand<d_in<3>, d_out<2>>(generator), rand<d_in<3>, d_out<2>>(generator),
                     rand<d_in<3>, d_out<2>>(generator)};
}();
static_assert(prints_as(weights.query, {{0.2961, 0.5166}, {0.2517, 0.6886}, {0.0740, 0.8665}}));

constexpr auto query = matmul(take<tokens>(inputs, 1), weights.query);           // d_out<2>
constexpr auto key_vectors = rename<tokens, keys>(matmul(inputs, weights.key));    // keys<6>, d_out<2>
constexpr auto values = rename<tokens, keys>(matmul(inputs, weights.value));     // keys<6>, d_out<2>
static_assert(prints_as(query, {0.4306, 1.4551}));

// The scores are divided by the square root of the size that they sum over; the size comes from the axis.
constexpr auto attention = softmax<keys>(scaled_scores<d_out>(query, key_vectors));
static_assert(prints_as(attention, {0.1500, 0.2264, 0.2199, 0.1311, 0.0906, 0.1820}));
static_assert(prints_as(attend(attention, values), {0.3061, 0.8210}));

int main() { print(attention); }
