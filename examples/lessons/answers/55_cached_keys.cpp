// Lesson 55: A mask for cached keys
//
// In PyTorch: while decoding with a cache of keys, torch.tril(torch.ones(2, 6)) aligns the first new word with the
// first key, so it sees hardly anything. It runs. In headsup, where queries and keys differ in number, you say how many
// keys came before.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

constexpr self_attention_v2<d_in<3>, d_out<2>> layer{torch_generator{789}};
constexpr auto looked_at = rename<tokens, keys>(layer.W_key(inputs));  // the cache: keys of all six words

// Four words were read before; the queries are those of the last two.
constexpr auto queries = layer.W_query(slice<tokens<2>>(inputs, 4));
constexpr auto scores = scaled_scores<d_out>(queries, looked_at);

// What PyTorch computes for the fifth word: it sees only the first one.
static_assert(prints_as(take<tokens>(softmax<keys>(mask_future<tokens, keys, 0>(scores)), 0), {1, 0, 0, 0, 0, 0}));

// The scores with the future hidden.
constexpr auto hide_future(auto const& x) { return mask_future<tokens, keys, 4>(x); }

constexpr auto weights = softmax<keys>(hide_future(scores));

#include "finish/55_cached_keys.hpp"
