// expect: HU003 to<float>: takes tensors, got something else; fix: to<float>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<int, tokens<5>, d_in<3>>();

#ifdef REFUSED
auto y = to<float>(2);
#else
auto y = to<float>(x);
#endif
