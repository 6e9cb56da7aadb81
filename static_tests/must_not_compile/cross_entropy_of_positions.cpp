// expect: HU062 cross_entropy: the numbers of (tokens<6>) are ids of tokens<6>, it takes ids of vocab<5>; fix: ids of vocab, as a tokenizer or argmax<vocab> gives
// advice: ids of vocab, as a tokenizer
// advice: argmax<vocab> gives

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto logits = zeros<float, tokens<6>, vocab<5>>();
constexpr auto positions = arange<int, tokens<6>>();

#ifdef REFUSED
auto loss = cross_entropy<vocab>(logits, positions);
#else
auto loss = cross_entropy<vocab>(logits, argmax<vocab>(logits));
#endif
