// expect: HU015 attend: the weights (keys<6>) sum to one over keys<6>, which the values (tokens<6>, d_out<3>) do not have; fix: rename<tokens, keys>(values)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto weights = softmax<keys>(zeros<float, keys<6>>());
constexpr auto values = zeros<float, tokens<6>, d_out<3>>();

#ifdef REFUSED
auto y = attend(weights, values);
#else
auto y = attend(weights, rename<tokens, keys>(values));
#endif
