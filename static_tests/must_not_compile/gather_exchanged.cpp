// expect: HU003 gather<vocab>: x has no vocab (batch<2>); fix: gather<vocab>(second, first)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto logits = zeros<float, batch<2>, vocab<5>>();
constexpr auto targets = zeros<int, batch<2>>();

#ifdef REFUSED
auto y = gather<vocab>(targets, logits);
#else
auto y = gather<vocab>(logits, targets);
#endif
