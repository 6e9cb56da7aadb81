// expect: HU051 softmax<keys<5>>: takes a role, which has no size; fix: softmax<keys>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, batch<2>, tokens<6>, keys<5>>();

#ifdef REFUSED
auto y = softmax<keys<5>>(scores);
#else
auto y = softmax<keys>(scores);
#endif
