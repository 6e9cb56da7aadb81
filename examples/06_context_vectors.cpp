// Context vectors: every token becomes a mix of all tokens, by its weights. Section 3.3.2.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

constexpr auto looked_at = rename<tokens, keys>(inputs);
constexpr auto weights = softmax<keys>(contract<d_in>(inputs, looked_at));

// attend sums over the axis along which the weights sum to one, and requires weights that do.
constexpr auto mixed = attend(weights, looked_at);
static_assert(prints_as(take<tokens>(mixed, 1), {0.4419, 0.6515, 0.5683}));

static_assert(can_attend<decltype(weights), decltype(looked_at)>);
static_assert(!can_attend<decltype(weights * 2.0f), decltype(looked_at)>);  // no longer a mix

// Weights over the wrong axis are a type error, although every size fits: softmax over the tokens normalises
// over the queries of each key, not over the keys of each query.
constexpr auto wrong = softmax<tokens>(contract<d_in>(inputs, looked_at));
static_assert(!can_attend<decltype(wrong), decltype(looked_at)>);

int main() { print(mixed); }
