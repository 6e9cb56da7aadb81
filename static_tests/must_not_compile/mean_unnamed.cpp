// expect: HU027 mean: names no axis of (tokens<6>, d_in<6>), and there is no default; fix: mean<d_in>(x), or mean<tokens, d_in>(x) if one number is meant
// then 2: mean<tokens, d_in>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto y = mean(x);
#else
auto y = mean<d_in>(x);
#endif
