// expect: HU046 multi_head_attention_wrapper: takes a tensor, and in training a torch_generator that it draws from, got a number; fix: layer(x, generator) after torch_generator generator{123}

#include <headsup/headsup.hpp>

using namespace headsup;

multi_head_attention_wrapper<d_in<3>, d_out<2>, context_length<6>, heads<2>> layer{torch_generator{1}};
constexpr auto x = zeros<float, tokens<5>, d_in<3>>();
torch_generator generator{123};

#ifdef REFUSED
auto y = layer(x, 123);
#else
auto y = layer(x, generator);
#endif
