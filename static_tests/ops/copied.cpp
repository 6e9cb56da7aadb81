#include <headsup/axes/roles.hpp>
#include <headsup/ops/copied.hpp>

using namespace headsup;
using namespace headsup::headsup_detail;

constexpr tensor<int, tokens<2>, d_in<3>> x{{1, 2, 3}, {4, 5, 6}};

// the type: the shape, and the numbers of x
using columns = axes<d_in<3>, tokens<2>>;
static_assert(std::is_same_v<decltype(copied(x, extents<columns>{})), tensor<int, d_in<3>, tokens<2>>>);

// the values: another order, a part, and repetitions
static_assert(copied(x, extents<columns>{}) == tensor<int, d_in<3>, tokens<2>>{{1, 4}, {2, 5}, {3, 6}});
static_assert(copied(x, extents<axes<d_in<3>>>{}, 3) == tensor<int, d_in<3>>{4, 5, 6});
static_assert(copied(tensor<int, d_in<3>>{4, 5, 6}, extents<axes<batch<2>, d_in<3>>>{}) ==
              tensor<int, batch<2>, d_in<3>>{{4, 5, 6}, {4, 5, 6}});

// a mask says what it said
static_assert(std::is_same_v<decltype(copied(tensor<bool, keeps<tokens<2>>, d_in<3>>{}, extents<axes<d_in<3>>>{})),
                             tensor<bool, keeps<d_in<3>>>>);
