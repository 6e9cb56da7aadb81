// expect: HU062 gather: the numbers of (tokens<6>) are ids of tokens<6>, it takes ids of vocab<50>; fix: ids of vocab, as a tokenizer or argmax<vocab> gives
// advice: ids of vocab, as a tokenizer
// advice: argmax<vocab> gives

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto logits = zeros<float, tokens<6>, vocab<50>>();
constexpr auto positions = arange<int, tokens<6>>();

#ifdef REFUSED
auto y = gather<vocab>(logits, positions);
#else
auto y = gather<vocab>(logits, argmax<vocab>(logits));
#endif
