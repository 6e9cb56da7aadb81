// expect: HU015 attend: the weights (tokens<6>, keys<6>) sum to one over tokens<6>, which the values (keys<6>, d_in<6>) do not have; fix: softmax<keys>(scores)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();
constexpr auto key_vectors = rename<tokens, keys>(x);
constexpr auto scores = contract<d_in>(x, key_vectors);

#ifdef REFUSED
auto y = attend(softmax<tokens>(scores), key_vectors);
#else
auto y = attend(softmax<keys>(scores), key_vectors);
#endif
