// expect: HU048 expand: (tokens<dynamic>) takes one size for each dynamic axis, by role; fix: expand<...>(x, sized<tokens>(n))
// where: n = 5

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, d_in<3>>();

#ifdef REFUSED
auto y = expand<tokens<dynamic>>(x);
#else
auto y = expand<tokens<dynamic>>(x, sized<tokens>(5));
#endif
