// expect: HU015 attend: the weights (tokens<6>, keys<6>) sum to one over tokens<6>, which the values (keys<6>, d_in<3>) do not have; fix: softmax<keys>(scores)
// at: softmax<tokens>(scores) in weights = softmax<tokens>(scores)

#include <headsup/headsup.hpp>

using namespace headsup;

// The mistake that the demo starts with.
constexpr auto inputs = zeros<float, tokens<6>, d_in<3>>();
constexpr auto key_vectors = rename<tokens, keys>(inputs);
constexpr auto values = key_vectors;
constexpr auto scores = matmul(inputs, transpose(key_vectors));

#ifdef REFUSED
constexpr auto weights = softmax<tokens>(scores);
#else
constexpr auto weights = softmax<keys>(scores);
#endif
constexpr auto contexts = attend(weights, values);
