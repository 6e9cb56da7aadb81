// expect: HU027 max: names no axis of (tokens<6>, d_in<6>), and there is no default; fix: max<d_in>(x), or max<tokens, d_in>(x) if one number is meant
// then 2: headsup::max<tokens, d_in>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto y = headsup::max(x);
#else
auto y = headsup::max<d_in>(x);
#endif
