// expect: HU003 rename: x is not a tensor; fix: a tensor
// advice: a tensor

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<4>, d_out<6>>();

#ifdef REFUSED
auto y = rename<tokens, keys>(1.5f);
#else
auto y = rename<tokens, keys>(x);
#endif
