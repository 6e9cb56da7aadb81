// expect: HU047 uniform: (tokens<dynamic>, d_in<3>) takes one size for each dynamic axis, by role; fix: uniform<...>(generator, lo, hi, sized<tokens>(n))

#include <headsup/headsup.hpp>

using namespace headsup;

torch_generator generator{123};
constexpr double lo = -1;
constexpr double hi = 1;
constexpr int n = 6;

#ifdef REFUSED
auto x = uniform<tokens<dynamic>, d_in<3>>(generator, lo, hi, n);
#else
auto x = uniform<tokens<dynamic>, d_in<3>>(generator, lo, hi, sized<tokens>(n));
#endif
