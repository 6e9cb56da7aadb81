// expect: HU024 multi_head_attention: takes d_in<3>, x is (batch<2>, tokens<1>, d_in<4>); fix: multi_head_attention made for d_in<4>

#include <headsup/headsup.hpp>

using namespace headsup;

using layer = multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>>;
layer const mha{torch_generator{123}};
constexpr auto x = zeros<float, batch<2>, tokens<1>, d_in<3>>();
layer::cache<batch<2>> cache;

#ifdef REFUSED
auto y = mha.step(zeros<float, batch<2>, tokens<1>, d_in<4>>(), cache);
#else
auto y = mha.step(x, cache);
#endif
