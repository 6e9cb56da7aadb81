// expect: HU004 masked_fill
// expect: keys<3>
// expect: keys<4>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<3>, keys<3>> scores{};

#ifdef REFUSED
constexpr auto z = masked_fill(scores, future_mask<tokens<3>, keys<4>>::hidden(), 0);
#else
constexpr auto z = masked_fill(scores, future_mask<tokens<3>, keys<3>>::hidden(), 0);
#endif
