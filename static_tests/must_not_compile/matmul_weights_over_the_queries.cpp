// expect: HU015 matmul: the weights of left sum to one over tokens<6>, and are summed over keys; fix: matmul(softmax<keys>(scores), right)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, tokens<6>, keys<6>>();
constexpr auto x = zeros<float, tokens<6>, d_in<3>>();
constexpr auto values = rename<tokens, keys>(x);

#ifdef REFUSED
auto context_vectors = matmul(softmax<tokens>(scores), values);
#else
auto context_vectors = matmul(softmax<keys>(scores), values);
#endif
