// expect: HU003 triu<tokens>: x has no tokens (context_length<3>, keys<3>)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, context_length<3>, keys<3>>();

#ifdef REFUSED
auto y = triu<tokens, keys>(scores);
#else
auto y = triu<tokens, keys>(rename<context_length, tokens>(scores));
#endif
