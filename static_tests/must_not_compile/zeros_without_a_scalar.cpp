// expect: HU001 tensor: the type of its numbers comes first; fix: tensor<float, tokens<6>, d_in<3>>
// templates between: 2
// then: axes<tokens<6>, d_in<3>>

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
auto x = zeros<tokens<6>, d_in<3>>();
#else
auto x = zeros<float, tokens<6>, d_in<3>>();
#endif
