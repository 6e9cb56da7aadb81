// expect: HU003 softmax<keys>: x is not a tensor; fix: a tensor with an axis keys
// advice: a tensor with an axis keys

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr float x = 1;

#ifdef REFUSED
auto y = softmax<keys>(x);
#else
auto y = softmax<keys>(zeros<float, keys<2>>() + x);
#endif
