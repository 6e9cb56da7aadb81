// expect: HU003 gather<keys>: x has no keys (batch<2>, tokens<6>, vocab<5>); fix: gather<tokens>(x, ids)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto logits = zeros<float, batch<2>, tokens<6>, vocab<5>>();
constexpr auto ids = zeros<int, batch<2>, vocab<5>>();

#ifdef REFUSED
auto y = gather<keys>(logits, ids);
#else
auto y = gather<tokens>(logits, ids);
#endif
