// expect: HU055 mask_distant: x has weights, which sum to one over keys<4>, and -inf is for scores; fix: softmax<keys>(mask_distant<tokens, keys, 2>(scores))
// at: mask_distant<tokens, keys, 2>(weights) in mask_distant<tokens, keys, 2>(weights)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, tokens<4>, keys<4>>();
constexpr auto weights = softmax<keys>(scores);

#ifdef REFUSED
auto y = mask_distant<tokens, keys, 2>(weights);
#else
auto y = softmax<keys>(mask_distant<tokens, keys, 2>(scores));
#endif
