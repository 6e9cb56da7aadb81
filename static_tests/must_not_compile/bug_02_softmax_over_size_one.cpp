// expect: HU015 softmax<d_out>: d_out<1> of (batch<2>, tokens<4>, d_out<1>) has one element, whose weight is always 1; fix: softmax<tokens>(x), or leave it out
// advice: leave it out

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, batch<2>, tokens<4>, d_out<1>>();

#ifdef REFUSED
auto weights = softmax<d_out>(scores);
#else
auto weights = softmax<tokens>(scores);
#endif
