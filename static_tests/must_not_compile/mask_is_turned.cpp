// expect: HU019 masked_fill: mask is to be true where something is hidden, and (batch<2>, keys<5>) is true where it may be seen; fix: !mask

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, batch<2>, tokens<5>, keys<5>>();
constexpr tensor<int, batch<2>, keys<5>> ids{{{7, 3, 5, 2, 9}, {4, 8, 6, 0, 0}}};
constexpr tensor<bool, batch<2>, keeps<keys<5>>> mask = ids != 0;

#ifdef REFUSED
constexpr auto masked = masked_fill(scores, mask, -infinity);
#else
constexpr auto masked = masked_fill(scores, !mask, -infinity);
#endif
