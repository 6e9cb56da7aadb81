// expect: HU006 matmul: sums over the last axis of left (d_in<3>, d_out<2>) and the second-to-last of right (batch<7>, tokens<5>, d_in<3>), but d_out<2> is not tokens<5>; fix: matmul(right, left)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<7>, tokens<5>, d_in<3>>();
constexpr auto weight = zeros<float, d_in<3>, d_out<2>>();

#ifdef REFUSED
auto y = matmul(weight, x);
#else
auto y = matmul(x, weight);
#endif
