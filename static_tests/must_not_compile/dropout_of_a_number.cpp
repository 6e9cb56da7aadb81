// expect: HU003 apply_dropout: x is not a tensor; fix: a tensor
// advice: a tensor

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, d_in<3>>();
torch_generator generator{123};

#ifdef REFUSED
auto y = apply_dropout(0.25f, 0.5, generator);
#else
auto y = apply_dropout(x, 0.5, generator);
#endif
