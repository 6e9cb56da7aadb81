// expect: HU006 matmul: sums over the last axis of left (d_out<4>, tokens<5>) and the second-to-last of right (keys<6>, d_out<4>), but tokens<5> is not keys<6>; fix: matmul(transpose(left), transpose(right))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto queries = zeros<float, d_out<4>, tokens<5>>();
constexpr auto key_vectors = zeros<float, keys<6>, d_out<4>>();

#ifdef REFUSED
auto scores = matmul(queries, key_vectors);
#else
auto scores = matmul(transpose(queries), transpose(key_vectors));
#endif
