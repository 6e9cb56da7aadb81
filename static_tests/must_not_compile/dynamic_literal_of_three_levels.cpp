// expect: HU005 tensor literal: d_in<3> takes 3 entries, the braces hold 2; fix: add 1, or d_in<2>
// advice: add 1

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
tensor<float, batch<1>, tokens<dynamic>, d_in<3>> x{{{{1, 2}, {3, 4}}}};
#else
tensor<float, batch<1>, tokens<dynamic>, d_in<2>> x{{{{1, 2}, {3, 4}}}};
#endif
