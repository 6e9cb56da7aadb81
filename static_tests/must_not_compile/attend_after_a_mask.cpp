// expect: HU015 attend: the weights (tokens<6>, keys<6>) are not known to sum to one over an axis of the values (keys<6>, d_in<6>); fix: renormalize<keys>(weights)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();
constexpr auto key_vectors = rename<tokens, keys>(x);
constexpr auto weights = tril<tokens, keys>(softmax<keys>(contract<d_in>(x, key_vectors)));

#ifdef REFUSED
auto y = attend(weights, key_vectors);
#else
auto y = attend(renormalize<keys>(weights), key_vectors);
#endif
