// expect: HU036 mask_future: takes one offset, which stands between < and >; fix: mask_future<tokens, keys, 3>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, tokens<2>, keys<5>>();

#ifdef REFUSED
auto y = mask_future<tokens, keys>(scores, 3);
#else
auto y = mask_future<tokens, keys, 3>(scores);
#endif
