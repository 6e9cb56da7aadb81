// expect: HU006 matmul: sums over the last axis of left (tokens<6>, d_in<6>) and the second-to-last of right (d_out<6>, d_in<6>), but d_in<6> is not d_out<6>; fix: matmul(left, transpose(right))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();
constexpr linear<d_in<6>, d_out<6>> layer;

#ifdef REFUSED
auto y = matmul(x, layer.weight);
#else
auto y = matmul(x, transpose(layer.weight));
#endif
