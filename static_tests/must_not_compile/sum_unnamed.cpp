// expect: HU027 sum: names no axis of (tokens<6>, d_in<6>), and there is no default; fix: sum<d_in>(x), or sum<tokens, d_in>(x) if one number is meant
// then 2: sum<tokens, d_in>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto y = sum(x);
#else
auto y = sum<d_in>(x);
#endif
