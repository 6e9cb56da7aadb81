// expect: HU037 operator+: left holds float, right holds bool; fix: masked_fill(left, right, -infinity) if true hides, or masked_fill(left, !right, -infinity) if true shows
// then 2: masked_fill(scores, !padding, -infinity)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, tokens<5>, keys<7>>();
constexpr auto padding = zeros<bool, keys<7>>();

#ifdef REFUSED
constexpr auto hidden = scores + padding;
#else
constexpr auto hidden = masked_fill(scores, padding, -infinity);
#endif
