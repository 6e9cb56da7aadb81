// expect: HU012 split: (heads<2>, tokens<4>, d_out<4>) already has an axis heads; fix: rename<heads, another_role>(x) first
// where: another_role = kv_heads

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, heads<2>, tokens<4>, d_out<4>> x{};

#ifdef REFUSED
constexpr auto y = split<d_out, heads<2>, head_dim<2>>(x);
#else
constexpr auto y = split<d_out, heads<2>, head_dim<2>>(rename<heads, kv_heads>(x));
#endif
