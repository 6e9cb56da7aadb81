// Context vectors: every token becomes a mix of all tokens, by its weights. Section 3.3.2.
// g++ -std=c++20 -Iinclude examples/06_context_vectors.cpp && ./a.out

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

constexpr auto key_vectors = rename<tokens, keys>(inputs);
constexpr auto weights = softmax<keys>(contract<d_in>(inputs, key_vectors));

// What is mixed are the values. Without trained weights, these are the key vectors.
constexpr auto values = key_vectors;

// attend sums over the axis along which the weights sum to one, and requires weights that do.
constexpr auto mixed = attend(weights, values);
static_assert(prints_as(take<tokens>(mixed, 1), {0.4419, 0.6515, 0.5683}));

static_assert(can_attend<decltype(weights), decltype(values)>);
static_assert(!can_attend<decltype(weights * 2.0f), decltype(values)>);  // no longer a mix

// Weights over the wrong axis are a type error, although every size fits: softmax over the tokens normalises
// over the queries of each key, not over the keys of each query.
constexpr auto wrong = softmax<tokens>(contract<d_in>(inputs, key_vectors));
static_assert(!can_attend<decltype(wrong), decltype(values)>);

int main() { print(mixed); }
