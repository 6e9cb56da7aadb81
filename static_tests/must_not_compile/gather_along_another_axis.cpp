// expect: HU008 gather<vocab>: ids has (vocab<5>), it takes one id of vocab for each (tokens<6>); fix: gather<tokens>(x, ids)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto logits = zeros<float, tokens<6>, vocab<5>>();

#ifdef REFUSED
auto largest = gather<vocab>(logits, argmax<tokens>(logits));
#else
auto largest = gather<tokens>(logits, argmax<tokens>(logits));
#endif
