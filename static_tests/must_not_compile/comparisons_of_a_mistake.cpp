// expect: HU003 softmax<keys>: x has no keys (tokens<3>); fix: rename<tokens, keys>(k) before the scores of k
// advice: rename<tokens, keys>(k) before the scores of k

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<3>> scores{{1, 2, 3}};

#ifdef REFUSED
constexpr auto weights = softmax<keys>(scores);
#else
constexpr auto weights = softmax<tokens>(scores);
#endif
static_assert(weights == weights && !(weights != weights) && sum<tokens>(weights) > 0.9f);
constexpr auto small = weights < 0.2f;
static_assert(has_shape<decltype(small), tokens<3>>);
constexpr auto hidden = masked_fill(scores, small && !(weights > 0.5f), 0.0f);
