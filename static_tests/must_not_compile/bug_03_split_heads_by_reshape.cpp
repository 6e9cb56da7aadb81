// expect: HU010 reshape: (batch<2>, tokens<4>, d_out<16>) cannot be read as (batch<2>, heads<4>, tokens<4>, head_dim<4>): an axis stays as it is, is split, or is merged with its neighbours; fix: transpose<tokens, heads>(split<d_out, heads<4>, head_dim<4>>(x))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto queries = zeros<float, batch<2>, tokens<4>, d_out<16>>();

#ifdef REFUSED
auto per_head = reshape<batch<2>, heads<4>, tokens<4>, head_dim<4>>(queries);
#else
auto per_head = transpose<tokens, heads>(split<d_out, heads<4>, head_dim<4>>(queries));
#endif
