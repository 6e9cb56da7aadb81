// expect: HU003 residual: takes tensors, got something else; fix: tensors, as in residual(x, y)
// advice: tensors, as in residual(x, y)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>>();

#ifdef REFUSED
auto y = residual(x, 2.0f);
#else
auto y = x + 2.0f;
#endif
