// expect: HU003 outer: takes tensors, got something else; fix: tensors, as in outer(left, right)
// advice: tensors, as in outer(left, right)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>>();

#ifdef REFUSED
auto y = outer(x, 2.0f);
#else
auto y = x * 2.0f;
#endif
