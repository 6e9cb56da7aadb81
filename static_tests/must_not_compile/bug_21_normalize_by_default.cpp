// expect: HU027 normalize: names no axis of (batch<2>, tokens<4>, d_in<16>), and there is no default; fix: normalize<d_in>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, tokens<4>, d_in<16>>();

#ifdef REFUSED
auto y = normalize(x);
#else
auto y = normalize<d_in>(x);
#endif
