// expect: HU019 masked_fill: the mask is true, and hides, where tril kept its ones: the past of every query, not its future, over (tokens<4>, keys<4>); fix: mask_future<tokens, keys>(x) instead, or !mask

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, batch<2>, heads<4>, tokens<4>, keys<4>>();
constexpr auto all = ones<bool, tokens<4>, keys<4>>();

#ifdef REFUSED
auto masked = masked_fill(scores, !triu<tokens, keys, 1>(all), -1e9f);
#else
auto masked = masked_fill(scores, triu<tokens, keys, 1>(all), -1e9f);
#endif
