// expect: HU051 contract<heads, head_dim>: sums over one axis; fix: sum<heads, head_dim>(left * right)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, heads<2>, head_dim<3>>();
constexpr auto y = zeros<float, tokens<4>, heads<2>, head_dim<3>>();

#ifdef REFUSED
auto z = contract<heads, head_dim>(x, y);
#else
auto z = sum<heads, head_dim>(x * y);
#endif
