// expect: HU007 outer: the result would have tokens twice, left is (tokens<4>), right (tokens<4>); fix: rename<tokens, keys>(right)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = ones<float, tokens<4>>();

#ifdef REFUSED
constexpr auto y = outer(x, x);
#else
constexpr auto y = outer(x, rename<tokens, keys>(x));
#endif
