// expect: HU010 reshape: (batch<2>, heads<4>, tokens<4>, head_dim<4>) cannot be read as (batch<2>, tokens<4>, all_heads<16>): an axis stays as it is, is split, or is merged with its neighbours; fix: merge<all_heads, heads, head_dim>(transpose<heads, tokens>(x))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto mixed = zeros<float, batch<2>, heads<4>, tokens<4>, head_dim<4>>();

#ifdef REFUSED
auto joined = reshape<batch<2>, tokens<4>, all_heads<16>>(mixed);
#else
auto joined = merge<all_heads, heads, head_dim>(transpose<heads, tokens>(mixed));
#endif
