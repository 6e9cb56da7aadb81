// expect: HU004 masked_fill: x has keys<4>, mask has keys<3>; fix: mask with keys<4>, or slice<keys<3>>(x, 0) if the rest is not meant
// advice: mask with keys<4>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, tokens<2>, keys<4>>();
constexpr auto padding = zeros<bool, keys<3>>();

#ifdef REFUSED
auto y = masked_fill(scores, padding, -1e9f);
#else
auto y = masked_fill(slice<keys<3>>(scores, 0), padding, -1e9f);
#endif
