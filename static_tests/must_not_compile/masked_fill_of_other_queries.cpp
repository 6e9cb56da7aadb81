// expect: HU031 masked_fill: the mask (batch<2>, tokens<5>) has no keys, so it hides all of keys<7> from some queries; fix: a mask over keys<7>, of the sequence of the keys
// advice: a mask over keys<7>, of the sequence of the keys

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, batch<2>, tokens<5>, keys<7>>();
constexpr auto padding = zeros<bool, batch<2>, tokens<5>>();
constexpr auto padding_of_keys = zeros<bool, batch<2>, keys<7>>();

#ifdef REFUSED
auto y = masked_fill(scores, padding, -1e9f);
#else
auto y = masked_fill(scores, padding_of_keys, -1e9f);
#endif
