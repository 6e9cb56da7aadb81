// expect: HU015 softmax<keys>: the numbers along keys<6> sum to one already; fix: leave it out
// advice: leave it out

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, tokens<6>, keys<6>>();
#ifdef REFUSED
auto weights = softmax<keys>(softmax<keys>(scores));
#else
auto weights = softmax<keys>(scores);
#endif
