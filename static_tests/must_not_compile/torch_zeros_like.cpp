// expect: HU054 zeros_like: axes are written out here; fix: zeros<float, tokens<5>, d_in<3>>()

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = ones<float, tokens<5>, d_in<3>>();

#ifdef REFUSED
constexpr auto y = zeros_like(x);
#else
constexpr auto y = zeros<float, tokens<5>, d_in<3>>();
static_assert(y(4, 2) == 0);
#endif
