// expect: HU051 softmax<-1>: an axis is named by its role, not by a number; fix: softmax<keys>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, batch<2>, tokens<6>, keys<5>>();

#ifdef REFUSED
auto y = softmax<-1>(scores);
#else
auto y = softmax<keys>(scores);
#endif
