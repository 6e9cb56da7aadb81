// expect: HU065 tensor: one number is not a tensor; fix: braces around all its numbers, or ones<...>() * number to fill it
// advice: braces around all its numbers
// advice: ones<...>() * number to fill it

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
tensor<float, tokens<6>> const x = 3;
#else
tensor<float, tokens<6>> const x = ones<float, tokens<6>>() * 3;
#endif
