// expect: HU015 attend: the weights (tokens<6>, keys<6>) sum to one over keys<6>, which the values (tokens<6>, d_in<6>) do not have; fix: rename<tokens, keys>(values)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();
constexpr auto weights = softmax<keys>(contract<d_in>(x, rename<tokens, keys>(x)));

#ifdef REFUSED
auto y = attend(weights, x);
#else
auto y = attend(weights, rename<tokens, keys>(x));
#endif
