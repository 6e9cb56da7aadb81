// expect: HU004 masked_fill: x has keys<3>, mask has keys<4>; fix: slice<keys<3>>(mask, 0) if the rest is not meant

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<3>, keys<3>> scores{};

#ifdef REFUSED
constexpr auto z = masked_fill(scores, future_mask<tokens<3>, keys<4>>::hidden(), 0);
#else
constexpr auto z = masked_fill(scores, future_mask<tokens<3>, keys<3>>::hidden(), 0);
#endif
