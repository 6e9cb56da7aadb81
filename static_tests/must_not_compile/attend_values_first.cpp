// expect: HU015 attend: the weights come first, and it is the values (tokens<5>, keys<6>) that sum to one; fix: attend(values, weights)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto weights = softmax<keys>(zeros<float, tokens<5>, keys<6>>());
constexpr auto values = zeros<float, keys<6>, d_out<4>>();

#ifdef REFUSED
auto context_vectors = attend(values, weights);
#else
auto context_vectors = attend(weights, values);
#endif
