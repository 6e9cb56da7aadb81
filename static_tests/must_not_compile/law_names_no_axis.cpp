// expect: HU027 apart: names no axis of (batch<2>, tokens<5>), and there is no default; fix: laws::apart<tokens>(layer, x)

#include <headsup/headsup.hpp>
#include <headsup/laws.hpp>

using namespace headsup;

constexpr layer_normalization<d_in<3>> layer;
constexpr auto x = laws::numbers<batch<2>, tokens<5>, d_in<3>>(1);

#ifdef REFUSED
static_assert(laws::apart(layer, x));
#else
static_assert(laws::apart<tokens>(layer, x));
#endif
