// expect: HU041 tensor: the type of its numbers comes first; fix: tensor<float, tokens<6>>
// templates between: 2

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
auto x = arange<tokens<6>>();
#else
auto x = arange<float, tokens<6>>();
#endif
