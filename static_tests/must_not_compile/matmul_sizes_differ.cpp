// expect: HU006 matmul: sums over the last axis of left (tokens<6>, d_in<6>) and the second-to-last of right (d_in<5>, d_out<6>), but d_in<6> is not d_in<5>; fix: right with d_in<6>, or matmul(slice<d_in<5>>(left, 0), right) if the rest is not meant
// advice: right with d_in<6>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();
constexpr auto weight = zeros<float, d_in<5>, d_out<6>>();

#ifdef REFUSED
auto y = matmul(x, weight);
#else
auto y = matmul(slice<d_in<5>>(x, 0), weight);
#endif
