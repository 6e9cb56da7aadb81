// expect: HU062 embedding: the numbers of (tokens<6>) are ids of vocab<3>, it takes ids of vocab<11>; fix: the ids that topk has as indices, gather<vocab>(indices, ids)
// advice: the ids that topk has as indices, gather<vocab>(indices, ids)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr embedding<vocab<11>, d_in<4>> words;
constexpr auto logits = arange<float, tokens<6>, vocab<11>>();

#ifdef REFUSED
auto next = words(argmax<vocab>(slice<vocab<3>>(logits, 5)));
#else
auto next = words(argmax<vocab>(logits));
#endif
