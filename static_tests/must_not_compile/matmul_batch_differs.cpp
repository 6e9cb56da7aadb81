// expect: HU004 matmul: left has batch<2>, right has batch<3>; fix: matmul(left, slice<batch<2>>(right, 0)) if the rest is not meant, or matmul(left, rename<batch, another_role>(right))
// then: matmul(x, slice<batch<2>>(y, 0))
// where: another_role = heads

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, tokens<6>, d_in<5>>();
constexpr auto y = zeros<float, batch<3>, d_in<5>, d_out<6>>();

#ifdef REFUSED
auto z = matmul(x, y);
#else
auto z = matmul(x, rename<batch, heads>(y));
#endif
