// expect: HU051 softmax<keys, 1>: takes one role; fix: softmax<keys>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, tokens<6>, keys<6>>();
#ifdef REFUSED
auto weights = softmax<keys, 1>(scores);
#else
auto weights = softmax<keys>(scores);
#endif
