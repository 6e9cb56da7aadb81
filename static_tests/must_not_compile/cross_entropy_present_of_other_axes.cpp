// expect: HU008 cross_entropy: the axes of the present must all be axes of targets, targets (batch<2>, tokens<6>), present (keys<6>); fix: rename<keys, tokens>(present) if keys means tokens

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto logits = zeros<float, batch<2>, tokens<6>, vocab<5>>();
constexpr auto targets = zeros<int, batch<2>, tokens<6>>();
constexpr auto present = zeros<bool, keys<6>>();

#ifdef REFUSED
auto loss = cross_entropy<vocab>(logits, targets, present);
#else
auto loss = cross_entropy<vocab>(logits, targets, rename<keys, tokens>(present));
#endif
