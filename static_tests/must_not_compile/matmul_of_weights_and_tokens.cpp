// expect: HU006 matmul: sums over the last axis of left (tokens<5>, keys<5>) and the second-to-last of right (tokens<5>, d_in<3>), but keys<5> is not tokens<5>; fix: matmul(left, rename<tokens, keys>(right))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto weights = softmax<keys>(zeros<float, tokens<5>, keys<5>>());
constexpr auto inputs = zeros<float, tokens<5>, d_in<3>>();

#ifdef REFUSED
auto context_vectors = matmul(weights, inputs);
#else
auto context_vectors = matmul(weights, rename<tokens, keys>(inputs));
#endif
