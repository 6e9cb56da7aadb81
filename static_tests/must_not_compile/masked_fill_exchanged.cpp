// expect: HU037 masked_fill: mask holds float, it takes bool; fix: masked_fill(second, first, number)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, tokens<4>, keys<5>>();
constexpr auto padding = zeros<bool, keys<5>>();

#ifdef REFUSED
auto y = masked_fill(padding, scores, -1e9f);
#else
auto y = masked_fill(scores, padding, -1e9f);
#endif
