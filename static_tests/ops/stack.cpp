#include <headsup/axes/merged.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/stack.hpp>

using namespace headsup;

constexpr tensor<int, tokens<2>, d_in<3>> x{{{1, 2, 3}, {4, 5, 6}}};
constexpr tensor<int, tokens<2>, d_in<3>> y{{{7, 8, 9}, {10, 11, 12}}};

using scores = tensor<float, tokens<2>, keys<3>>;
using weights = tensor<float, tokens<2>, normalized<keys<3>>>;

// the type: as many as there are, in front
static_assert(std::is_same_v<decltype(stack<batch>(x, y)), tensor<int, batch<2>, tokens<2>, d_in<3>>>);
static_assert(std::is_same_v<decltype(stack<heads>(x, y, x, y, x)), tensor<int, heads<5>, tokens<2>, d_in<3>>>);
static_assert(std::is_same_v<decltype(stack<batch>(tensor<int>{})), tensor<int, batch<1>>>);

// what is known about sums stays only if it is known for all
static_assert(std::is_same_v<decltype(stack<heads>(weights{}, weights{})),
                             tensor<float, heads<2>, tokens<2>, normalized<keys<3>>>>);
static_assert(std::is_same_v<decltype(stack<heads>(weights{}, scores{})), tensor<float, heads<2>, tokens<2>, keys<3>>>);
static_assert(std::is_same_v<decltype(stack<heads>(scores{}, weights{})), tensor<float, heads<2>, tokens<2>, keys<3>>>);
static_assert(std::is_same_v<decltype(stack<heads>(weights{}, weights{}, scores{})),
                             tensor<float, heads<3>, tokens<2>, keys<3>>>);

// the values
static_assert(stack<batch>(x, y) ==
              tensor<int, batch<2>, tokens<2>, d_in<3>>{{{{1, 2, 3}, {4, 5, 6}}, {{7, 8, 9}, {10, 11, 12}}}});
static_assert(stack<batch>(tensor<int>{3}, tensor<int>{5}) == tensor<int, batch<2>>{{3, 5}});
static_assert(stack<batch>(view(x), y) == stack<batch>(x, view(y)));
