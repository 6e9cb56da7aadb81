// expect: HU015 mask_future: x has weights, which sum to one over keys<4>, and -inf is for scores; fix: softmax<keys>(mask_future<tokens, keys>(scores))
// at: mask_future<tokens, keys>(weights) in mask_future<tokens, keys>(weights)
// where: x = weights

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, tokens<4>, keys<4>>();
constexpr auto weights = softmax<keys>(scores);

#ifdef REFUSED
auto y = mask_future<tokens, keys>(weights);
#else
auto y = softmax<keys>(mask_future<tokens, keys>(scores));
#endif
