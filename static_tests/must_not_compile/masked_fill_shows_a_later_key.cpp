// expect: HU032 masked_fill: the mask is true, and hides, where triu kept its ones, from diagonal 2: a query would see later keys, over (tokens<3>, keys<3>); fix: mask_future<tokens, keys>(x) instead

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, tokens<3>, keys<3>>();
constexpr auto all = ones<bool, tokens<3>, keys<3>>();

#ifdef REFUSED
auto y = masked_fill(scores, triu<tokens, keys, 2>(all), -1e9f);
#else
auto y = masked_fill(scores, triu<tokens, keys, 1>(all), -1e9f);
#endif
