// expect: HU037 cross_attention: present holds int, it takes bool; fix: to<bool>(present)
// advice: to<bool>(present)

#include <headsup/headsup.hpp>

using namespace headsup;

cross_attention<d_in<3>, d_in<7>, d_out<4>, heads<2>> const layer{};
constexpr auto x = zeros<float, batch<2>, tokens<5>, d_in<3>>();
constexpr auto source = zeros<float, batch<2>, keys<6>, d_in<7>>();
constexpr auto present = ones<int, batch<2>, keys<6>>();

#ifdef REFUSED
auto const y = layer(x, source, present);
#else
auto const y = layer(x, source, to<bool>(present));
#endif
