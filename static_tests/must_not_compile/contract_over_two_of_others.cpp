// expect: HU051 contract<heads, head_dim>: sums over one axis; fix: contract<heads>(left, right)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<5>, heads<2>>();
constexpr auto y = zeros<float, tokens<4>, heads<2>, head_dim<3>>();

#ifdef REFUSED
auto z = contract<heads, head_dim>(x, y);
#else
auto z = contract<heads>(x, y);
#endif
