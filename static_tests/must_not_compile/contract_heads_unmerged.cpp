// expect: HU003 contract<all_heads>: right has all_heads<12>, left has no all_heads (batch<2>, tokens<6>, heads<4>, head_dim<3>); fix: merge<all_heads, heads, head_dim>(left)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto context = zeros<float, batch<2>, tokens<6>, heads<4>, head_dim<3>>();
constexpr auto weight = zeros<float, d_out<7>, all_heads<12>>();

#ifdef REFUSED
auto y = contract<all_heads>(context, weight);
#else
auto y = contract<all_heads>(merge<all_heads, heads, head_dim>(context), weight);
#endif
