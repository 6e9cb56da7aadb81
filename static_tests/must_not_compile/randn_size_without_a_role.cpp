// expect: HU048 randn: (tokens<dynamic>, d_in<4>) takes one size for each dynamic axis, by role; fix: randn<...>(generator, sized<tokens>(n))
// where: n = 5

#include <headsup/headsup.hpp>

using namespace headsup;

torch_generator generator{123};
#ifdef REFUSED
auto x = randn<tokens<dynamic>, d_in<4>>(generator, 5);
#else
auto x = randn<tokens<dynamic>, d_in<4>>(generator, sized<tokens>(5));
#endif
