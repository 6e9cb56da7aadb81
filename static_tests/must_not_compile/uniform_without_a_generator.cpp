// expect: HU053 uniform: draws its numbers from a generator, which it changes; fix: uniform<tokens<6>, d_in<3>>(torch_generator{123}, -1, 1), or one variable torch_generator generator{123} for several tensors
// advice: one variable torch_generator generator{123} for several tensors

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
constexpr auto x = uniform<tokens<6>, d_in<3>>(-1, 1);
#else
constexpr auto x = uniform<tokens<6>, d_in<3>>(torch_generator{123}, -1, 1);
#endif
