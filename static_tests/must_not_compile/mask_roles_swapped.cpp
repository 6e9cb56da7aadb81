// expect: HU026 mask_future: keys cannot be the queries of a mask; fix: mask_future<tokens, keys>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, tokens<5>, keys<5>>();

#ifdef REFUSED
auto y = mask_future<keys, tokens>(scores);
#else
auto y = mask_future<tokens, keys>(scores);
#endif
