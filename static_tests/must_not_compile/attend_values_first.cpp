// expect: HU015 attend: the weights (keys<6>, d_out<4>) are not known to sum to one over an axis of the values (tokens<5>, keys<6>); fix: attend(second, first)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto weights = softmax<keys>(zeros<float, tokens<5>, keys<6>>());
constexpr auto values = zeros<float, keys<6>, d_out<4>>();

#ifdef REFUSED
auto context_vectors = attend(values, weights);
#else
auto context_vectors = attend(weights, values);
#endif
