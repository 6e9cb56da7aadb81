// expect: HU015 attend: takes the weights first, and what sums to one, (tokens<5>, keys<6>), is second; fix: attend(second, first)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto weights = softmax<keys>(zeros<float, tokens<5>, keys<6>>());
constexpr auto values = zeros<float, keys<6>, d_out<4>>();

#ifdef REFUSED
auto context_vectors = attend(values, weights);
#else
auto context_vectors = attend(weights, values);
#endif
