// expect: HU006 matmul: sums over the last axis of left (tokens<6>, d_in<6>) and the second-to-last of right (keys<6>, d_in<6>), but d_in<6> is not keys<6>; fix: matmul(left, transpose(right))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto scores = matmul(x, rename<tokens, keys>(x));
#else
auto scores = matmul(x, transpose(rename<tokens, keys>(x)));
#endif
