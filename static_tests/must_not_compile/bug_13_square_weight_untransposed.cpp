// expect: HU006 matmul: sums over the last axis of left (batch<2>, tokens<4>, d_in<16>) and the second-to-last of right (d_out<16>, d_in<16>), but d_in<16> is not d_out<16>; fix: matmul(left, transpose(right))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, tokens<4>, d_in<16>>();
constexpr linear<d_in<16>, d_out<16>> layer;

#ifdef REFUSED
auto y = matmul(x, layer.weight) + layer.bias;
#else
auto y = matmul(x, transpose(layer.weight)) + layer.bias;
#endif
