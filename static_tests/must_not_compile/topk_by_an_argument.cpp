// expect: HU051 topk<vocab>: how many is part of the type of the result; fix: topk<vocab, N>(x) with a number for N
// where: N = 3

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto logits = zeros<float, batch<2>, tokens<6>, vocab<5>>();

#ifdef REFUSED
auto y = topk<vocab>(logits, 3);
#else
auto y = topk<vocab, 3>(logits);
#endif
