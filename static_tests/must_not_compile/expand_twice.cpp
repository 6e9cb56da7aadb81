// expect: HU007 expand: (heads<2>, heads<3>) has one role twice; fix: expand<heads<3>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<3>>();

#ifdef REFUSED
auto y = expand<heads<2>, heads<3>>(x);
#else
auto y = expand<heads<3>>(x);
#endif
