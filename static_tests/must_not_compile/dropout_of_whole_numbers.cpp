// expect: HU037 apply_dropout: x holds int, it takes float; fix: to<float>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<int, tokens<5>, d_in<3>>();
torch_generator generator{123};

#ifdef REFUSED
auto y = apply_dropout(x, 0.5, generator);
#else
auto y = apply_dropout(to<float>(x), 0.5, generator);
#endif
