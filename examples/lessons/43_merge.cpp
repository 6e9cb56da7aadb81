// Lesson 43: Heads come together
//
// In PyTorch: context_vec.transpose(1, 2) and then .view(b, num_tokens, d_out) puts the heads of each word side by
// side. In headsup merge<axis, parts...> reads adjacent axes as one, and refuses axes that are not adjacent.

#include <headsup/headsup.hpp>

using namespace headsup;

// What two heads computed from three words: 0 to 11 from the first head, 12 to 23 from the second.
constexpr auto mixed = relabel<axes<heads<2>, tokens<3>, head_dim<4>>>(arange<float, d_out<24>>());

// For every word, the features of all heads in a row.
constexpr auto side_by_side(auto const& x) { return merge<all_heads, heads, head_dim>(x); }

constexpr auto together = side_by_side(mixed);

#include "finish/43_merge.hpp"
