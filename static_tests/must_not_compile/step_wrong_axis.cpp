// expect: HU024 multi_head_attention: takes d_in<3>, x is (batch<2>, tokens<1>, d_in<4>); fix: multi_head_attention made for d_in<4>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, tokens<1>, d_in<4>>();

#ifdef REFUSED
multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>> const mha{torch_generator{123}};
decltype(mha)::cache<batch<2>> cache;
auto y = mha.step(x, cache);
#else
multi_head_attention<d_in<4>, d_out<4>, context_length<6>, heads<2>> const mha{torch_generator{123}};
decltype(mha)::cache<batch<2>> cache;
auto y = mha.step(x, cache);
#endif
