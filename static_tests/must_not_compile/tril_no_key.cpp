// expect: HU003 tril<keys>: x has no keys (tokens<3>, context<3>); fix: rename<context, keys>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, tokens<3>, headsup::context<3>>();

#ifdef REFUSED
auto y = tril<tokens, keys>(scores);
#else
auto y = tril<tokens, keys>(rename<headsup::context, keys>(scores));
#endif
