// expect: HU015 attend: the weights (heads<3>, tokens<4>, keys<5>) are not known to sum to one over an axis of the values (heads<3>, keys<5>, head_dim<2>); fix: softmax<keys>(scores)
// then: axes<heads<3>, tokens<4>, head_dim<2>>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, heads<3>, tokens<4>, keys<5>>();
constexpr auto v = zeros<float, heads<3>, keys<5>, head_dim<2>>();
constexpr tensor<float, heads<3>> head_mask{1, 0, 1};

#ifdef REFUSED
constexpr auto y = attend(softmax<keys>(scores) * head_mask, v);
#else
constexpr auto y = attend(softmax<keys>(scores), v) * head_mask;
#endif
