// expect: HU019 masked_fill: tokens<1> and keys<4> differ, so give the position of the first query among the keys; fix: mask_future<tokens, keys, 3>(x) instead

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, batch<2>, heads<4>, tokens<1>, keys<4>>();
constexpr auto all = ones<bool, tokens<1>, keys<4>>();

#ifdef REFUSED
auto masked = masked_fill(scores, !tril<tokens, keys>(all), -1e9f);
#else
auto masked = mask_future<tokens, keys, 3>(scores);
#endif
