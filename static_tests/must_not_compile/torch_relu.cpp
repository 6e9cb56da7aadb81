// expect: HU054 relu: is a choice for every number here; fix: where(x < 0, 0, x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<3>>();

#ifdef REFUSED
auto y = relu(x);
#else
auto y = where(x < 0, 0, x);
#endif
