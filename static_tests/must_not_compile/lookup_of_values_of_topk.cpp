// expect: HU037 lookup: ids holds float, it takes integers; fix: the indices that topk<vocab> has beside its values, or to<int>(ids)
// advice: the indices that topk<vocab> has beside its values
// advice: to<int>(ids)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto words = arange<float, vocab<11>, d_in<4>>();
constexpr auto best = topk<vocab, 3>(arange<float, tokens<6>, vocab<11>>());

#ifdef REFUSED
auto next = lookup<vocab>(words, best.values);
#else
auto next = lookup<vocab>(words, best.indices);
#endif
