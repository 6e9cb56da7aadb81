// expect: HU026 tril: tokens is both the query and the key; fix: tril<tokens, keys>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, tokens<3>, keys<3>>();

#ifdef REFUSED
auto y = tril<tokens, tokens>(scores);
#else
auto y = tril<tokens, keys>(scores);
#endif
