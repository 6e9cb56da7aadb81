// expect: HU010 merge: (head_dim<3>, kv_heads<2>, batch<4>) would deal the features of all_heads<24> out to the heads in turn; fix: merge<all_heads, kv_heads, head_dim, batch>(transpose<head_dim, kv_heads>(x))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto keys_of_all = zeros<float, keys<5>, head_dim<3>, kv_heads<2>, batch<4>>();

#ifdef REFUSED
auto together = merge<all_heads, head_dim, kv_heads, batch>(keys_of_all);
#else
auto together = merge<all_heads, kv_heads, head_dim, batch>(transpose<head_dim, kv_heads>(keys_of_all));
#endif
