// Lesson 55: A mask for cached keys
//
// The text is read with a cache: the keys of the first four words were kept, then "one step" came in, two tokens. The
// mask fits, the weights have the right shape, and the context vector of "one" is wrong: it is -0.0872, 0.0286, and was
// -0.0514, 0.1098 when all six words were read at once.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

constexpr self_attention_v2<d_in<3>, d_out<2>> layer{torch_generator{789}};

// All six words are keys, and only the last two ask: tokens 0 and 1 are "one" and "step".
constexpr auto queries = layer.W_query(slice<tokens<2>>(inputs, 4));
constexpr auto key_vectors = rename<tokens, keys>(layer.W_key(inputs));
constexpr auto scores = scaled_scores<d_out>(queries, key_vectors);
constexpr auto values = rename<tokens, keys>(layer.W_value(inputs));
static_assert(prints_as(values, {{-0.0872, 0.0286},
                                 {-0.1137, 0.0766},
                                 {-0.1018, 0.0927},
                                 {-0.0912, -0.0026},
                                 {0.1395, 0.3580},
                                 {-0.2085, -0.1546}}));

// Token number i is at position i + 0 among the keys.
constexpr auto wrong_weights = softmax<keys>(mask_future<tokens, keys, 0>(scores));
static_assert(prints_as(attend(wrong_weights, values), {{-0.0872, 0.0286}, {-0.0994, 0.0508}}));

// The wrong context vector of "one" is the value of one single key. Of which, from 0 to 5?
constexpr std::size_t only_key_of_one = ?;

// How many of the six keys are visible to "one" and to "step", with that mask and with the right one?
constexpr std::size_t visible_to_one = ?, visible_to_step = ?;
constexpr std::size_t should_be_visible_to_one = ?, should_be_visible_to_step = ?;

// The repair: the offset that follows from the shape (tokens<2>, keys<6>).
constexpr auto weights = softmax<keys>(mask_future<tokens, keys, ?>(scores));

// The offsets of two other steps: three tokens after five cached ones, and a first step of four tokens.
constexpr auto later_step = mask_future<tokens, keys, ?>(zeros<float, tokens<3>, keys<8>>());
constexpr auto first_step = mask_future<tokens, keys, ?>(zeros<float, tokens<4>, keys<4>>());

#include "finish/55_cached_keys.hpp"
