// Heads: the features of a token split into several smaller vectors, and merged again. Section 3.6.2.
// g++ -std=c++20 -Iinclude examples/12_heads.cpp && ./a.out

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto features = rand<batch<2>, tokens<5>, d_out<6>>(torch_generator{123});

// d_out<6> is read as 3 heads of 2 features; then every head looks at its own tokens.
constexpr auto split_up = split<d_out, heads<3>, head_dim<2>>(features);
static_assert(has_shape<decltype(split_up), batch<2>, tokens<5>, heads<3>, head_dim<2>>);
constexpr auto by_head = transpose<tokens, heads>(split_up);
static_assert(has_shape<decltype(by_head), batch<2>, heads<3>, tokens<5>, head_dim<2>>);
static_assert(by_head(1, 2, 4, 1) == features(1, 4, 5));

// Scores within each head: shared roles are paired, and the summed role disappears.
constexpr auto scores = contract<head_dim>(by_head, rename<tokens, keys>(by_head));
static_assert(has_shape<decltype(scores), batch<2>, heads<3>, tokens<5>, keys<5>>);

// Back together: the heads must be next to their features again, and the merged axis remembers its factors.
static_assert(!can_merge<all_heads, decltype(by_head), heads, head_dim>);
constexpr auto together = merge<all_heads, heads, head_dim>(transpose<heads, tokens>(by_head));
static_assert(has_shape<decltype(together), batch<2>, tokens<5>, all_heads<6>>);
static_assert(has_shape<decltype(together), batch<2>, tokens<5>, merged<all_heads<6>, heads<3>, head_dim<2>>>);
static_assert(together(1, 4, 5) == features(1, 4, 5));

// So it cannot be split differently from how it was merged, although 2 x 3 is 6 too.
static_assert(can_split<all_heads, decltype(together), heads<3>, head_dim<2>>);
static_assert(!can_split<all_heads, decltype(together), heads<2>, head_dim<3>>);

int main() { print(by_head); }
