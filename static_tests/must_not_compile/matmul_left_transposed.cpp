// expect: HU006 matmul: sums over the last axis of left (d_in<3>, tokens<5>) and the second-to-last of right (d_in<3>, d_out<2>), but tokens<5> is not d_in<3>; fix: matmul(transpose(left), right)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, d_in<3>, tokens<5>>();
constexpr auto weight = zeros<float, d_in<3>, d_out<2>>();

#ifdef REFUSED
auto y = matmul(x, weight);
#else
auto y = matmul(transpose(x), weight);
#endif
