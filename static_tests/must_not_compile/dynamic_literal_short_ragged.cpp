// expect: HU005 tensor literal: (tokens<dynamic>, d_in<dynamic>) takes 2 levels of braces, with rows of equal length, and these rows differ; fix: all rows of one length
// advice: all rows of one length

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
tensor<float, tokens<dynamic>, d_in<dynamic>> x{{1, 2}, {3}};
#else
tensor<float, tokens<dynamic>, d_in<dynamic>> x{{1, 2}, {3, 4}};
#endif
