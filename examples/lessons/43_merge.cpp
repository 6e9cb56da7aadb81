// Lesson 43: Heads come together
//
// In PyTorch: `context_vec.transpose(1, 2)` and then `.view(b, num_tokens, d_out)` puts the heads of each word side by
// side. In headsup `merge<axis, parts...>` reads neighbouring axes as one: the first part changes slowest. The new axis
// remembers its parts.

#include <headsup/headsup.hpp>

using namespace headsup;

// What two heads computed from three words: 0 to 11 from the first head, 12 to 23 from the second.
constexpr auto mixed = relabel<axes<heads<2>, tokens<3>, head_dim<4>>>(arange<float, d_out<24>>());

// For every word, all four features of the first head, and then all of the second, as one axis all_heads.
constexpr auto together = merge<all_heads, head_dim, heads>(mixed);

#include "finish/43_merge.hpp"
