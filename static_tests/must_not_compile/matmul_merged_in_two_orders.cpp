// expect: HU030 matmul: all_heads<4> was merged from (heads<2>, head_dim<2>) in left, from (head_dim<2>, heads<2>) in right: the same numbers in another order; fix: merge<all_heads, heads, head_dim>(transpose<head_dim, heads>(split<all_heads, head_dim<2>, heads<2>>(right)))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = merge<all_heads, heads, head_dim>(zeros<float, tokens<3>, heads<2>, head_dim<2>>());
constexpr auto weight = zeros<float, merged<all_heads<4>, head_dim<2>, heads<2>>, d_out<5>>();

#ifdef REFUSED
auto y = matmul(x, weight);
#else
auto y = matmul(
    x, merge<all_heads, heads, head_dim>(transpose<head_dim, heads>(split<all_heads, head_dim<2>, heads<2>>(weight))));
#endif
