// expect: HU051 tril<tokens, keys, keys<1>>: takes a number there, and no axis; fix: tril<tokens, keys, 1>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<4>, keys<4>>();

#ifdef REFUSED
auto y = tril<tokens, keys, keys<1>>(x);
#else
auto y = tril<tokens, keys, 1>(x);
#endif
