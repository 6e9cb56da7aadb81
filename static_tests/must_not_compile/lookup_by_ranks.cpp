// expect: HU062 lookup: the numbers of (tokens<6>) are ids of vocab<3>, it takes ids of vocab<11>; fix: the ids that topk has as indices, gather<vocab>(indices, ids)
// advice: the ids that topk has as indices, gather<vocab>(indices, ids)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto words = arange<float, vocab<11>, d_in<4>>();
constexpr auto logits = arange<float, tokens<6>, vocab<11>>();
constexpr auto best = topk<vocab, 3>(logits);

#ifdef REFUSED
auto next = lookup<vocab>(words, argmax<vocab>(best.values));
#else
auto next = lookup<vocab>(words, gather<vocab>(best.indices, argmax<vocab>(best.values)));
#endif
