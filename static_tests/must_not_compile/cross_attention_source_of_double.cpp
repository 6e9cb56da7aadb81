// expect: HU037 cross_attention: source holds double, it takes float; fix: to<float>(source)

#include <headsup/headsup.hpp>

using namespace headsup;

cross_attention<d_in<3>, d_in<7>, d_out<4>, heads<2>> const layer{};
constexpr auto x = zeros<float, batch<2>, tokens<5>, d_in<3>>();
constexpr auto source = zeros<double, batch<2>, keys<6>, d_in<7>>();

#ifdef REFUSED
auto const y = layer(x, source);
#else
auto const y = layer(x, to<float>(source));
#endif
