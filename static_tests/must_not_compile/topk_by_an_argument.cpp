// expect: HU051 topk<vocab>: how many is part of the type of the result; fix: topk<vocab, 2>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto logits = zeros<float, batch<2>, tokens<6>, vocab<5>>();

#ifdef REFUSED
auto y = topk<vocab>(logits, 2);
#else
auto y = topk<vocab, 2>(logits);
#endif
