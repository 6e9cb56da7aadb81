// expect: HU001 tensor: the type of its numbers comes first; fix: tensor<float, tokens<6>, d_in<3>>
// templates between: 1

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
tensor<tokens<6>, d_in<3>, float> x;
#else
tensor<float, tokens<6>, d_in<3>> x;
#endif
