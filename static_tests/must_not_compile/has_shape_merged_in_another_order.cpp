// expect: HU033 has_shape: X is (tokens<6>, all_heads<8>), you wrote (tokens<6>, all_heads<8>), where all_heads was merged from (head_dim<4>, heads<2>), and not from (heads<2>, head_dim<4>); fix: merge<all_heads, heads, head_dim>(transpose<head_dim, heads>(split<all_heads, head_dim<4>, heads<2>>(x))), or has_shape<X, tokens<6>, all_heads<8>>
// templates between: 1
// then: axes<tokens<6>, merged<all_heads<8>, heads<2>, head_dim<4>>>
// advice: has_shape<X, tokens<6>, all_heads<8>>
// at: dealt_out in together = dealt_out

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto mixed = zeros<float, tokens<6>, heads<2>, head_dim<4>>();
#ifdef REFUSED
constexpr auto dealt_out = relabel<axes<tokens<6>, merged<all_heads<8>, head_dim<4>, heads<2>>>>(mixed);
constexpr auto together = dealt_out;
#else
constexpr auto together = merge<all_heads, heads, head_dim>(mixed);
#endif
static_assert(has_shape<decltype(together), tokens<6>, merged<all_heads<8>, heads<2>, head_dim<4>>>);
