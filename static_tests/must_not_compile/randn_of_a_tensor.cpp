// expect: HU053 randn: draws its numbers from a generator, which it changes; fix: randn<tokens<6>, d_in<3>>(torch_generator{123}), or one variable torch_generator generator{123} for several tensors
// advice: one variable torch_generator generator{123} for several tensors

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = ones<float, tokens<6>, d_in<3>>();

#ifdef REFUSED
auto y = randn(x);
#else
auto y = randn<tokens<6>, d_in<3>>(torch_generator{123});
#endif
