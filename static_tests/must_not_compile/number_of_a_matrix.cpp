// expect: HU065 tensor: (tokens<6>, d_in<3>) is not one number; fix: x(0, 0) for one of them, or mean<tokens, d_in>(x), or sum<tokens, d_in>(x)
// advice: x(0, 0) for one of them
// then 3: float(sum<tokens, d_in>(x))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<3>>();

#ifdef REFUSED
float y = x;
#else
float y = mean<tokens, d_in>(x);
#endif
