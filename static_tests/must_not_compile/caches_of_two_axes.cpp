// expect: HU049 multi_head_attention: several caches are for the sequences of one axis, x is (batch<2>, samples<5>, tokens<1>, d_in<3>); fix: decltype(layer)::cache<batch<2>, samples<5>> cache

#include <headsup/headsup.hpp>

using namespace headsup;

using layer = multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>>;
layer const mha{torch_generator{123}};
template <std::size_t N> struct samples : headsup::axis<"samples", N> {};
constexpr auto x = zeros<float, batch<2>, samples<5>, tokens<1>, d_in<3>>();

#ifdef REFUSED
layer::cache<> caches[2];
auto y = mha.step(x, caches);
#else
layer::cache<batch<2>, samples<5>> cache;
auto y = mha.step(x, cache);
#endif
