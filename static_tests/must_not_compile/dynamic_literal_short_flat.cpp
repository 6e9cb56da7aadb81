// expect: HU005 tensor literal: (tokens<dynamic>, d_in<3>) takes 2 levels of braces, these 6 numbers are in one; fix: braces around each row of 3
// advice: braces around each row of 3

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
tensor<float, tokens<dynamic>, d_in<3>> x{1, 2, 3, 4, 5, 6};
#else
tensor<float, tokens<dynamic>, d_in<3>> x{{1, 2, 3}, {4, 5, 6}};
#endif
