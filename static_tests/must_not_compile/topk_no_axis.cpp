// expect: HU003 topk<keys>: x has no keys (batch<2>, tokens<6>, vocab<5>); fix: topk<tokens, 3>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto logits = zeros<float, batch<2>, tokens<6>, vocab<5>>();

#ifdef REFUSED
auto [values, indices] = topk<keys, 3>(logits);
#else
auto [values, indices] = topk<tokens, 3>(logits);
#endif
