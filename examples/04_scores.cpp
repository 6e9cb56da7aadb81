// Attention scores: how well every token matches the token that asks. Section 3.3.1.
// g++ -std=c++20 -Iinclude examples/04_scores.cpp && ./a.out

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

// The second word asks; a dot product scores each word for it.
constexpr auto query = take<tokens>(inputs, 1);
static_assert(prints_as(dot(take<tokens>(inputs, 0), query), 0.9544));

// All six at once: contract multiplies along an axis and sums over it. The words that are looked at are keys.
constexpr auto key_vectors = rename<tokens, keys>(inputs);
constexpr auto scores = contract<d_in>(query, key_vectors);
static_assert(has_shape<decltype(scores), keys<6>>);
static_assert(prints_as(scores, {0.9544, 1.4950, 1.4754, 0.8434, 0.7070, 1.0865}));

// If every word asks, each plays two roles: as a token it looks, and as a key it is looked at.
constexpr auto all_scores = contract<d_in>(inputs, key_vectors);
static_assert(has_shape<decltype(all_scores), tokens<6>, keys<6>>);
static_assert(all_scores(0, 1) == all_scores(1, 0));

// Without the new role both operands have the same tokens, and the question is another: each word with itself.
constexpr auto lengths = contract<d_in>(inputs, inputs);
static_assert(has_shape<decltype(lengths), tokens<6>>);
static_assert(lengths(1) == all_scores(1, 1));

int main() { print(all_scores); }
