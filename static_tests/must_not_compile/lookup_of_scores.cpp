// expect: HU037 lookup: ids holds float, it takes integers; fix: argmax<vocab>(ids)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto words = arange<float, vocab<5>, d_in<4>>();
constexpr auto scores = zeros<float, tokens<6>, vocab<5>>();

#ifdef REFUSED
auto next = lookup<vocab>(words, scores);
#else
auto next = lookup<vocab>(words, argmax<vocab>(scores));
#endif
