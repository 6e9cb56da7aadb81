// expect: HU054 permute: axes are moved by name here; fix: reorder<axes<batch<2>, tokens<6>, heads<3>, head_dim<4>>>(x), with these in the new order
// where: axes<batch<2>, tokens<6>, heads<3>, head_dim<4>> = axes<batch<2>, heads<3>, tokens<6>, head_dim<4>>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, tokens<6>, heads<3>, head_dim<4>>();
#ifdef REFUSED
auto y = permute(x, 0, 2, 1, 3);
#else
auto y = reorder<axes<batch<2>, heads<3>, tokens<6>, head_dim<4>>>(x);
#endif
