// expect: HU006 matmul: sums over the last axis of left (tokens<5>, d_in<3>) and the second-to-last of right (tokens<5>, d_in<3>), but d_in<3> is not tokens<5>; fix: matmul(left, rename<tokens, keys>(transpose(right)))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, d_in<3>>();

#ifdef REFUSED
auto scores = matmul(x, x);
#else
auto scores = matmul(x, transpose(rename<tokens, keys>(x)));
#endif
