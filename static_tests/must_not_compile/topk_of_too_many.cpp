// expect: HU021 topk<vocab>: asked for 7 of vocab<5>; fix: topk<vocab, 5>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto logits = zeros<float, batch<2>, tokens<6>, vocab<5>>();

#ifdef REFUSED
auto [values, indices] = topk<vocab, 7>(logits);
#else
auto [values, indices] = topk<vocab, 5>(logits);
#endif
