// expect: HU046 multi_head_attention: takes a tensor, and in training a torch_generator that it draws from, got a pointer or an optional; fix: layer(x)

#include <headsup/headsup.hpp>

using namespace headsup;

using layer = multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>>;
layer const mha{torch_generator{123}};
constexpr auto x = zeros<float, tokens<5>, d_in<3>>();

#ifdef REFUSED
auto y = mha(x, nullptr);
#else
auto y = mha(x);
#endif
