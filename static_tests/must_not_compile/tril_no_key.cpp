// expect: HU003 tril<tokens, keys>: x has no keys (tokens<3>, context_length<3>); fix: rename<context_length, keys>(x) if context_length means keys

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, tokens<3>, context_length<3>>();

#ifdef REFUSED
auto y = tril<tokens, keys>(scores);
#else
auto y = tril<tokens, keys>(rename<context_length, keys>(scores));
#endif
