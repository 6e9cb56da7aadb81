// expect: HU051 cross_attention: takes other arguments than these; fix: cross_attention(x, source)
// where: cross_attention(x, source) = layer(x, zeros<float, keys<6>, d_in<7>>())

#include <headsup/headsup.hpp>

using namespace headsup;

cross_attention<d_in<3>, d_in<7>, d_out<4>, heads<2>> const layer{};
constexpr auto x = zeros<float, tokens<5>, d_in<3>>();

#ifdef REFUSED
auto const y = layer(x);
#else
auto const y = layer(x, zeros<float, keys<6>, d_in<7>>());
#endif
