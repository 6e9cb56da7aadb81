// expect: HU029 softmax<batch>: over batch<3> of (batch<3>, tokens<3>, keys<3>) each example would depend on the others; fix: softmax<keys>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, batch<3>, tokens<3>, keys<3>>();

#ifdef REFUSED
auto y = softmax<batch>(scores);
#else
auto y = softmax<keys>(scores);
#endif
