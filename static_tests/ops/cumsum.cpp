#include <headsup/axes/merged.hpp>
#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/cumsum.hpp>

using namespace headsup;

// the type: the same axes; what was known of sums is forgotten
static_assert(std::is_same_v<decltype(cumsum<keys>(tensor<float, tokens<2>, normalized<keys<3>>>{})),
                             tensor<float, tokens<2>, keys<3>>>);
static_assert(std::is_same_v<decltype(cumsum<d_out>(tensor<int, merged<d_out<6>, heads<2>, head_dim<3>>>{})),
                             tensor<int, merged<d_out<6>, heads<2>, head_dim<3>>>>);

// the values: those that the documentation of torch.cumsum prints
static_assert(cumsum<tokens>(tensor<int, tokens<10>>{{13, 7, 3, 10, 13, 3, 15, 10, 9, 10}}) ==
              tensor<int, tokens<10>>{{13, 20, 23, 33, 46, 49, 64, 74, 83, 93}});

// along the last axis, the first, a middle one; one element; a view
constexpr tensor<int, batch<2>, tokens<3>, d_in<2>> deep{{{{1, 2}, {3, 4}, {5, 6}}, {{7, 8}, {9, 10}, {11, 12}}}};
static_assert(cumsum<tokens>(deep) ==
              tensor<int, batch<2>, tokens<3>, d_in<2>>{{{{1, 2}, {4, 6}, {9, 12}}, {{7, 8}, {16, 18}, {27, 30}}}});
static_assert(!can_cumsum<batch, decltype(deep)>);
static_assert(cumsum<d_in>(view(deep)) ==
              tensor<int, batch<2>, tokens<3>, d_in<2>>{{{{1, 3}, {3, 7}, {5, 11}}, {{7, 15}, {9, 19}, {11, 23}}}});
static_assert(cumsum<tokens>(tensor<double, tokens<1>>{{0.1}}) == tensor<double, tokens<1>>{{0.1}});

// the rounding: in double, so that what float would lose comes back, as on a processor with PyTorch
static_assert(cumsum<tokens>(tensor<float, tokens<5>>{{0x1p24f, 1, 1, 1, -0x1p24f}}) ==
              tensor<float, tokens<5>>{{0x1p24f, 0x1p24f, 0x1p24f + 2, 0x1p24f + 4, 3}});

// what it refuses
static_assert(!can_cumsum<tokens, tensor<bool, tokens<2>>> && !can_cumsum<keys, tensor<int, tokens<2>>>);
