// expect: HU053 rand: draws its numbers from a generator, which it changes; fix: torch_generator generator{123}, and rand<tokens<6>, d_in<3>>(generator)

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
auto x = rand<tokens<6>, d_in<3>>();
#else
torch_generator generator{123};
auto x = rand<tokens<6>, d_in<3>>(generator);
#endif
