// expect: HU003 cross_attention: x has no tokens (batch<2>, d_in<3>); fix: expand<tokens<1>>(x) if it is a single token
// then: axes<tokens<1>, batch<2>, d_out<4>>

#include <headsup/headsup.hpp>

using namespace headsup;

cross_attention<d_in<3>, d_in<7>, d_out<4>, heads<2>> const layer{};
constexpr auto source = zeros<float, batch<2>, keys<6>, d_in<7>>();

#ifdef REFUSED
auto const y = layer(zeros<float, batch<2>, d_in<3>>(), source);
#else
auto const y = layer(zeros<float, batch<2>, tokens<1>, d_in<3>>(), source);
#endif
