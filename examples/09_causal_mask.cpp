// No word may see a later one. Section 3.5.1.
// g++ -std=c++20 -Iinclude examples/09_causal_mask.cpp && ./a.out

#include <headsup/headsup.hpp>

#include <limits>

#include "inputs.hpp"

using namespace headsup;

constexpr self_attention_v2<d_in<3>, d_out<2>> layer{torch_generator{789}};
constexpr auto queries = layer.W_query(inputs);
constexpr auto key_vectors = rename<tokens, keys>(layer.W_key(inputs));
constexpr auto weights = softmax<keys>(scaled_scores<d_out>(queries, key_vectors));

// One way: zero the weights of later keys, then make the rows sum to one again.
constexpr auto struck = tril<tokens, keys>(weights);
static_assert(prints_as(take<tokens>(struck, 1), {0.2041, 0.1659, 0, 0, 0, 0}));
static_assert(prints_as(take<tokens>(renormalize<keys>(struck), 1), {0.5517, 0.4483, 0, 0, 0, 0}));
static_assert(!can_attend<decltype(struck), decltype(key_vectors)>);  // forgetting to renormalise does not compile

// The other way: hide the scores before the softmax, which then does both at once.
constexpr auto hidden = mask_future<tokens, keys>(scaled_scores<d_out>(queries, key_vectors));
static_assert(hidden(1, 2) == -std::numeric_limits<float>::infinity());
static_assert(prints_as(take<tokens>(softmax<keys>(hidden), 1), {0.5517, 0.4483, 0, 0, 0, 0}));

int main() { print(softmax<keys>(hidden)); }
