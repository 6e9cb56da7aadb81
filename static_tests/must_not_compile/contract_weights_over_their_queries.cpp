// expect: HU015 contract: the weights of left sum to one over keys<6>, and are summed over tokens; fix: attend(left, rename<tokens, keys>(right))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, tokens<6>, keys<6>>();
constexpr auto x = zeros<float, tokens<6>, d_in<3>>();

#ifdef REFUSED
auto context_vectors = contract<tokens>(softmax<keys>(scores), x);
#else
auto context_vectors = attend(softmax<keys>(scores), rename<tokens, keys>(x));
#endif
