// expect: HU003 expand: x is not a tensor; fix: full<float, tokens<3>>(x) instead

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr float x = 1;

#ifdef REFUSED
auto y = expand<tokens<3>>(x);
#else
auto y = full<float, tokens<3>>(x);
#endif
