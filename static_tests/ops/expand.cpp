#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/expand.hpp>

using namespace headsup;

constexpr tensor<int, d_in<3>> x{{1, 2, 3}};

// the type: new axes in front, in the order written
static_assert(std::is_same_v<decltype(expand<tokens<2>>(tensor<int, d_in<3>>{})), tensor<int, tokens<2>, d_in<3>>>);
static_assert(std::is_same_v<decltype(expand<batch<5>, tokens<2>>(x)), tensor<int, batch<5>, tokens<2>, d_in<3>>>);
static_assert(std::is_same_v<decltype(expand<>(x)), tensor<int, d_in<3>>>);

// each copy has the sums of the original
static_assert(std::is_same_v<decltype(expand<heads<2>>(tensor<float, tokens<5>, normalized<keys<3>>>{})),
                             tensor<float, heads<2>, tokens<5>, normalized<keys<3>>>>);

// the values
static_assert(expand<tokens<2>>(x) == tensor<int, tokens<2>, d_in<3>>{{{1, 2, 3}, {1, 2, 3}}});
static_assert(expand<batch<2>, tokens<2>>(x) ==
              tensor<int, batch<2>, tokens<2>, d_in<3>>{{{{1, 2, 3}, {1, 2, 3}}, {{1, 2, 3}, {1, 2, 3}}}});
static_assert(expand<tokens<2>>(tensor<int>{7}) == tensor<int, tokens<2>>{{7, 7}});
static_assert(expand<>(x) == x && expand<tokens<2>>(view(x)) == expand<tokens<2>>(x));
