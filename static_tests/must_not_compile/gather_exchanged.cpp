// expect: HU037 gather<vocab>: takes what it gathers from first, (batch<2>, vocab<5>), then the ids; fix: gather<vocab>(second, first)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto logits = zeros<float, batch<2>, vocab<5>>();
constexpr auto targets = zeros<int, batch<2>>();

#ifdef REFUSED
auto y = gather<vocab>(targets, logits);
#else
auto y = gather<vocab>(logits, targets);
#endif
