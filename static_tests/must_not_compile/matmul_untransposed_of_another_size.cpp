// expect: HU006 matmul: sums over the last axis of left (tokens<4>, d_in<3>) and the second-to-last of right (d_out<2>, d_in<5>), but d_in<3> is not d_out<2>; fix: right with d_in<3>, then matmul(left, transpose(right))
// advice: right with d_in<3>, then matmul(left, transpose(right))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<4>, d_in<3>>();
#ifdef REFUSED
constexpr auto weight = zeros<float, d_out<2>, d_in<5>>();
auto y = matmul(x, weight);
#else
constexpr auto weight = zeros<float, d_out<2>, d_in<3>>();
auto y = matmul(x, transpose(weight));
#endif
