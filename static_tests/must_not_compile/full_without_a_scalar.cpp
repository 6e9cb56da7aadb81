// expect: HU041 tensor: the type of its numbers comes first; fix: tensor<float, tokens<6>, d_in<3>>
// templates between: 2

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
auto x = full<tokens<6>, d_in<3>>(0.5f);
#else
auto x = full<float, tokens<6>, d_in<3>>(0.5f);
#endif
