// expect: HU065 tensor: one number is not a tensor; fix: all its numbers in braces, or ones<...>() * number to fill it
// advice: all its numbers in braces
// advice: ones<...>() * number to fill it

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
tensor<float, tokens<6>> const x = 3;
#else
tensor<float, tokens<6>> const x = ones<float, tokens<6>>() * 3;
#endif
