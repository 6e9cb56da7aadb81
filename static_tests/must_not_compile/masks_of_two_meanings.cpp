// expect: HU019 operator&&: left is true where something may be seen, and right is true where it is hidden; fix: !right

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<int, batch<2>, keys<5>> ids{{{7, 3, 5, 2, 9}, {4, 8, 6, 0, 0}}};
constexpr tensor<bool, batch<2>, hides<keys<5>>> padding = ids == 0;
constexpr auto past = tril<tokens, keys>(ones<bool, tokens<5>, keys<5>>());

#ifdef REFUSED
constexpr auto may_see = past && padding;
#else
constexpr auto may_see = past && !padding;
#endif
