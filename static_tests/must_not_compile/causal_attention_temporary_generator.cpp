// expect: HU046 causal_attention: takes a tensor, and in training a torch_generator that it draws from, got a temporary or a constant; fix: layer(x, generator) after torch_generator generator{123}

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr causal_attention<d_in<3>, d_out<2>, context_length<6>> layer;
constexpr auto x = zeros<float, tokens<5>, d_in<3>>();
torch_generator generator{123};

#ifdef REFUSED
auto y = layer(x, torch_generator{123});
#else
auto y = layer(x, generator);
#endif
