// expect: HU003 rename<tokens, keys>: x is not a tensor; fix: a tensor with an axis tokens
// advice: a tensor with an axis tokens

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<4>, d_out<6>>();

#ifdef REFUSED
auto y = rename<tokens, keys>(1.5f);
#else
auto y = rename<tokens, keys>(x);
#endif
