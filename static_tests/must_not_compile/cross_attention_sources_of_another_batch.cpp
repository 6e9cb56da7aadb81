// expect: HU008 cross_attention: the axes of the input must all be axes of source, source (), input (batch<2>); fix: expand<batch<2>>(source)

#include <headsup/headsup.hpp>

using namespace headsup;

cross_attention<d_in<3>, d_in<7>, d_out<4>, heads<2>> const layer{};
constexpr auto x = zeros<float, batch<2>, tokens<5>, d_in<3>>();
constexpr auto source = zeros<float, keys<6>, d_in<7>>();

#ifdef REFUSED
auto const y = layer(x, source);
#else
auto const y = layer(x, expand<batch<2>>(source));
#endif
