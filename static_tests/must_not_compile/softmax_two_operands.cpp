// expect: HU051 softmax<keys>: takes (x), got 2 operands; fix: softmax<keys>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, batch<2>, tokens<6>, keys<5>>();

#ifdef REFUSED
auto y = softmax<keys>(scores, 2);
#else
auto y = softmax<keys>(scores);
#endif
