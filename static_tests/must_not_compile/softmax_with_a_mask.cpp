// expect: HU051 softmax<keys>: takes no mask; fix: softmax<keys>(masked_fill(x, y, -infinity)) if true hides, or softmax<keys>(masked_fill(x, !y, -infinity)) if true shows
// then: softmax<keys>(masked_fill(scores, later, -infinity))
// then 2: softmax<keys>(masked_fill(scores, !later, -infinity))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, batch<2>, keys<5>>();
constexpr tensor<bool, keys<5>> later{false, false, true, true, true};

#ifdef REFUSED
constexpr auto weights = softmax<keys>(scores, later);
#else
constexpr auto weights = softmax<keys>(masked_fill(scores, later, -infinity));
#endif
