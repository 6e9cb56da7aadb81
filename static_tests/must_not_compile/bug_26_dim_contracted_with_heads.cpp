// expect: HU006 matmul: sums over the last axis of left (tokens<2>, head_dim<4>) and the second-to-last of right (heads<4>, d_out<3>), but head_dim<4> is not heads<4>; fix: rename<heads, head_dim>(right) if heads means head_dim, or left with heads<4>
// advice: left with heads<4>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<2>, head_dim<4>>();
constexpr auto weight = zeros<float, heads<4>, d_out<3>>();

#ifdef REFUSED
auto y = matmul(x, weight);
#else
auto y = matmul(x, rename<heads, head_dim>(weight));
#endif
