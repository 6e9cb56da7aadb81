// expect: HU003 rename<keys, tokens>: x has no keys (tokens<6>, d_in<6>); fix: rename<tokens, keys>(x), or it is already tokens, leave it as it is
// advice: it is already tokens, leave it as it is

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto y = rename<keys, tokens>(x);
#else
auto y = rename<tokens, keys>(x);
#endif
