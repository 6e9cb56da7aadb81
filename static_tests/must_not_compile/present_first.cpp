// expect: HU024 multi_head_attention: takes d_in<3>, x is (batch<2>, tokens<5>); fix: layer(second, first)

#include <headsup/headsup.hpp>

using namespace headsup;

using layer = multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>>;
layer const mha{torch_generator{123}};
constexpr auto x = zeros<float, batch<2>, tokens<5>, d_in<3>>();
constexpr tensor<bool, batch<2>, tokens<5>> present;

#ifdef REFUSED
auto y = mha(present, x);
#else
auto y = mha(x, present);
#endif
