// expect: HU027 cosine: names no axis of (batch<2>, tokens<4>, d_in<16>), and there is no default; fix: cosine<d_in>(left, right)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, tokens<4>, d_in<16>>();

#ifdef REFUSED
auto z = cosine(x, x);
#else
auto z = cosine<d_in>(x, x);
#endif
