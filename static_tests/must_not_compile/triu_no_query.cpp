// expect: HU003 triu<tokens, keys>: x has no tokens (context_length<3>, keys<3>); fix: rename<context_length, tokens>(x) if context_length means tokens

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, context_length<3>, keys<3>>();

#ifdef REFUSED
auto y = triu<tokens, keys>(scores);
#else
auto y = triu<tokens, keys>(rename<context_length, tokens>(scores));
#endif
