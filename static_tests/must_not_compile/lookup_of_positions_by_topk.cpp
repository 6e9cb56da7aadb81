// expect: HU062 lookup: the numbers of (tokens<6>, vocab<3>) are ids of vocab<11>, it takes ids of context_length<16>; fix: the positions of the tokens, arange<int, tokens<6>>()
// advice: the positions of the tokens, arange<int, tokens<6>>()

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto places = arange<float, context_length<16>, d_in<4>>();
constexpr auto logits = arange<float, tokens<6>, vocab<11>>();
constexpr auto best = topk<vocab, 3>(logits);

#ifdef REFUSED
auto y = lookup<context_length>(places, best.indices);
#else
auto y = lookup<context_length>(places, arange<int, tokens<6>>());
#endif
