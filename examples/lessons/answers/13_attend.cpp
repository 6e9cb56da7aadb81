// Lesson 13: Weights, not scores
//
// In PyTorch: context = scores @ inputs runs just like weights @ inputs, and the context vectors are merely too long.
// In headsup attend(weights, values) mixes the values, and accepts only weights that are known to sum to one.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

constexpr auto looked_at = rename<tokens, keys>(inputs);
constexpr auto all_scores = contract<d_in>(inputs, looked_at);

// What PyTorch would say without a softmax: no word of the text has a feature of 4.
static_assert(prints_as(take<tokens>(contract<keys>(all_scores, looked_at), 1), {2.8579, 4.2330, 3.7270}));

// Every word becomes a mix of the words that it looks at.
constexpr auto mix(auto const& scores, auto const& values) { return attend(softmax<keys>(scores), values); }

constexpr auto contexts = mix(all_scores, looked_at);

#include "finish/13_attend.hpp"
