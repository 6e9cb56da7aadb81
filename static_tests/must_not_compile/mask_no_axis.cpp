// expect: HU003 mask_future<tokens, keys>: x has no keys (tokens<6>, d_in<6>); fix: rename<d_in, keys>(x) if d_in means keys

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto y = mask_future<tokens, keys>(x);
#else
auto y = mask_future<tokens, keys>(rename<d_in, keys>(x));
#endif
