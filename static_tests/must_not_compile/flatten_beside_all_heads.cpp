// expect: HU054 flatten: axes are merged into one that has a name here; fix: merge<d_out, heads, head_dim>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, all_heads<5>, heads<2>, head_dim<3>>();
#ifdef REFUSED
auto y = flatten(x, 1, 2);
#else
auto y = merge<d_out, heads, head_dim>(x);
#endif
