// expect: HU026 rename<heads, keys>: heads<4> of (tokens<5>, heads<4>, head_dim<3>) would attend, and not the tokens; fix: rename<tokens, keys>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, heads<4>, head_dim<3>>();

#ifdef REFUSED
auto key_vectors = rename<heads, keys>(x);
#else
auto key_vectors = rename<tokens, keys>(x);
#endif
