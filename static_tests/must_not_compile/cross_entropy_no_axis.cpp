// expect: HU003 cross_entropy<vocab>: logits has no vocab (tokens<6>, d_out<5>); fix: cross_entropy<d_out>(logits, targets)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto logits = zeros<float, tokens<6>, d_out<5>>();
constexpr auto targets = zeros<int, tokens<6>>();

#ifdef REFUSED
auto loss = cross_entropy<vocab>(logits, targets);
#else
auto loss = cross_entropy<d_out>(logits, targets);
#endif
