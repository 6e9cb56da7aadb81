// expect: HU008 masked_fill: the axes of the mask must all be axes of x, x (tokens<3>, keys<3>), mask (batch<3>, tokens<3>, keys<3>); fix: expand<batch<3>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<3>, keys<3>> scores{};
constexpr tensor<bool, batch<3>, tokens<3>, keys<3>> mask{};

#ifdef REFUSED
constexpr auto z = masked_fill(scores, mask, 0);
#else
constexpr auto z = masked_fill(expand<batch<3>>(scores), mask, 0);
#endif
