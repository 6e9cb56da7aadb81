// Attention scores: how well every token matches the token that asks. Section 3.3.1.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

// The second word asks; a dot product scores each word for it.
constexpr auto query = take<tokens>(inputs, 1);
static_assert(prints_as(dot(take<tokens>(inputs, 0), query), 0.9544));

// All six at once: contract multiplies along an axis and sums over it.
constexpr auto scores = contract<d_in>(inputs, query);
static_assert(prints_as(scores, {0.9544, 1.4950, 1.4754, 0.8434, 0.7070, 1.0865}));

// For every pair of words, the tokens play two roles: those that look, and the keys that are looked at.
constexpr auto looked_at = rename<tokens, keys>(inputs);
constexpr auto all_scores = contract<d_in>(inputs, looked_at);
static_assert(std::is_same_v<decltype(all_scores), tensor<float, tokens<6>, keys<6>> const>);
static_assert(all_scores(0, 1) == all_scores(1, 0));

// Without the new role both operands have the same tokens, and the question is another: each word with itself.
constexpr auto lengths = contract<d_in>(inputs, inputs);
static_assert(std::is_same_v<decltype(lengths), tensor<float, tokens<6>> const>);
static_assert(lengths(1) == all_scores(1, 1));

int main() { print(all_scores); }
