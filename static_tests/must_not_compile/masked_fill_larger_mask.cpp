// expect: HU008 masked_fill
// expect: (batch<3>, tokens<3>, keys<3>)
// expect: expand<

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<3>, keys<3>> scores{};
constexpr tensor<bool, batch<3>, tokens<3>, keys<3>> mask{};

#ifdef REFUSED
constexpr auto z = masked_fill(scores, mask, 0);
#else
constexpr auto z = masked_fill(expand<batch<3>>(scores), mask, 0);
#endif
