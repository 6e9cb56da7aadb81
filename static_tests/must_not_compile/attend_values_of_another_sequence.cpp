// expect: HU015 attend: the weights (tokens<5>, keys<7>) sum to one over keys<7>, which the values (tokens<5>, d_out<7>) do not have; fix: values with keys<7>, from where the keys come, or rename<keys, d_out>(weights) if keys means d_out
// then 2: axes<tokens<5>>
// advice: values with keys<7>, from where the keys come

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto weights = softmax<keys>(zeros<float, tokens<5>, keys<7>>());
constexpr auto values = zeros<float, tokens<5>, d_out<7>>();
constexpr auto encoded = zeros<float, keys<7>, d_out<7>>();

#ifdef REFUSED
auto y = attend(weights, values);
#else
auto y = attend(weights, encoded);
#endif
