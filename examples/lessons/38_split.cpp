// Lesson 38: One projection, two heads
//
// In PyTorch: x.view(num_tokens, 2, 4) reads the last axis as 2 times 4, and the numbers have to multiply to its size.
// In headsup split<axis, parts...> says which axis is split into which parts, the outermost first.

#include <headsup/headsup.hpp>

using namespace headsup;

// Three words of eight features: 0 to 7, 8 to 15, 16 to 23.
constexpr auto features = relabel<axes<tokens<3>, d_out<8>>>(arange<float, d_out<24>>());

// The same numbers, read as two heads for each word.
constexpr auto by_head(auto const& x) { return split<d_out, heads<2>, head_dim<8>>(x); }

constexpr auto of_heads = by_head(features);

#include "finish/38_split.hpp"
