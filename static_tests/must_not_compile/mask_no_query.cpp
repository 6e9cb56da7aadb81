// expect: HU003 mask_future<tokens, keys>: x has no tokens (batch<3>, keys<3>); fix: rename<batch, tokens>(x) if batch means tokens

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, batch<3>, keys<3>>();

#ifdef REFUSED
auto y = mask_future<tokens, keys>(scores);
#else
auto y = mask_future<tokens, keys>(rename<batch, tokens>(scores));
#endif
