// expect: HU006 matmul: sums over the last axis of left (tokens<4>, d_in<3>) and the second-to-last of right (d_out<3>, d_in<5>), but d_in<3> is not d_out<3>; fix: rename<d_in, d_out>(left) if d_in means d_out
// then: axes<tokens<4>, d_in<5>>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<4>, d_in<3>>();
#ifdef REFUSED
constexpr auto weight = zeros<float, d_out<3>, d_in<5>>();
#else
constexpr auto weight = zeros<float, d_in<3>, d_out<5>>();
#endif

auto y = matmul(x, weight);
