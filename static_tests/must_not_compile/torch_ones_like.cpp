// expect: HU054 ones_like: axes are written out here; fix: ones<float, tokens<5>, d_in<3>>()

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, d_in<3>>();

#ifdef REFUSED
constexpr auto y = ones_like(x);
#else
constexpr auto y = ones<float, tokens<5>, d_in<3>>();
static_assert(y(4, 2) == 1);
#endif
