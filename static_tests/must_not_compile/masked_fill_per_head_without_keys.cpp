// expect: HU031 masked_fill: the mask (heads<3>) chooses heads, of which each needs its keys<5>; fix: attend(weights, values) * to<float>(!mask)
// advice: attend(weights, values) * to<float>(!mask)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, heads<3>, tokens<4>, keys<5>>();
constexpr auto values = ones<float, heads<3>, keys<5>, head_dim<2>>();
constexpr tensor<bool, heads<3>> pruned{{false, true, false}};

#ifdef REFUSED
auto y = attend(softmax<keys>(masked_fill(scores, pruned, -infinity)), values);
#else
auto y = attend(softmax<keys>(scores), values) * to<float>(!pruned);
#endif
