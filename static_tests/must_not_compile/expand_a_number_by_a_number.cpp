// expect: HU003 expand: x is not a tensor; fix: a tensor
// advice: a tensor

#include <headsup/headsup.hpp>

using namespace headsup;


#ifdef REFUSED
auto y = expand<2>(3.0f);
#else
auto y = full<float, tokens<2>>(3.0f);
#endif
