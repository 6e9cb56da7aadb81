// expect: HU008 gather<vocab>: ids has (tokens<6>), it takes one id for each (batch<2>, tokens<6>); fix: expand<batch<2>>(ids)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto logits = zeros<float, batch<2>, tokens<6>, vocab<5>>();
constexpr auto ids = zeros<int, tokens<6>>();

#ifdef REFUSED
auto y = gather<vocab>(logits, ids);
#else
auto y = gather<vocab>(logits, expand<batch<2>>(ids));
#endif
