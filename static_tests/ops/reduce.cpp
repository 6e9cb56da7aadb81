#include <headsup/axes/merged.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/reduce.hpp>

#include <limits>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

constexpr tensor<float, tokens<2>, d_in<3>> x{{{1, 2, 6}, {4, -5, 4}}};
constexpr tensor<int, batch<2>, tokens<3>, d_in<2>> deep{{{{1, 2}, {3, 4}, {5, 6}}, {{7, 8}, {9, 10}, {11, 12}}}};

// the type: the axis is gone, the others stay in order
static_assert(std::is_same_v<decltype(sum<d_in>(x)), tensor<float, tokens<2>>>);
static_assert(std::is_same_v<decltype(mean<tokens>(x)), tensor<float, pooled<d_in<3>, tokens<2>>>>);
static_assert(std::is_same_v<decltype(headsup::max<tokens>(deep)), tensor<int, pooled<batch<2>, tokens<3>>, d_in<2>>>);
static_assert(std::is_same_v<decltype(sum<d_in>(tensor<double, d_in<3>>{})), tensor<double>>);
static_assert(std::is_same_v<decltype(sum<tokens>(tensor<int, tokens<2>, merged<d_out<6>, heads<2>, head_dim<3>>>{})),
                             tensor<int, pooled<merged<d_out<6>, heads<2>, head_dim<3>>, tokens<2>>>>);

// two rows that each sum to one sum to two
using weights = tensor<float, tokens<2>, normalized<keys<3>>>;
static_assert(std::is_same_v<decltype(sum<tokens>(weights{})), tensor<float, pooled<keys<3>, tokens<2>>>>);
static_assert(std::is_same_v<decltype(headsup::max<tokens>(weights{})), tensor<float, pooled<keys<3>, tokens<2>>>>);
static_assert(std::is_same_v<decltype(sum<keys>(weights{})), tensor<float, tokens<2>>>);

// the values: along the last axis, the first, a middle one
static_assert(sum<d_in>(x) == tensor<float, tokens<2>>{{9, 3}});
static_assert(sum<tokens>(x) == tensor<float, d_in<3>>{{5, -3, 10}});
static_assert(mean<d_in>(x) == tensor<float, tokens<2>>{{3, 1}});
// the mean of weights are weights
using of_heads = tensor<float, heads<2>, tokens<2>, normalized<keys<3>>>;
static_assert(
    std::is_same_v<decltype(mean<heads>(std::declval<of_heads>())), tensor<float, tokens<2>, normalized<keys<3>>>> &&
    std::is_same_v<decltype(sum<heads>(std::declval<of_heads>())), tensor<float, tokens<2>, keys<3>>>);
static_assert(mean<tokens>(x) == tensor<float, d_in<3>>{{2.5f, -1.5f, 5}});
static_assert(headsup::max<d_in>(x) == tensor<float, tokens<2>>{{6, 4}});
static_assert(headsup::max<tokens>(x) == tensor<float, d_in<3>>{{4, 2, 6}});
static_assert(sum<tokens>(deep) == tensor<int, batch<2>, d_in<2>>{{{9, 12}, {27, 30}}});
static_assert(sum<batch>(deep) == tensor<int, tokens<3>, d_in<2>>{{{8, 10}, {12, 14}, {16, 18}}});
static_assert(headsup::max<tokens>(deep) == tensor<int, batch<2>, d_in<2>>{{{5, 6}, {11, 12}}});
static_assert(sum<d_in>(sum<tokens>(sum<batch>(deep))) == 78);
static_assert(sum<d_in>(view(x)) == sum<d_in>(x));

// several axes, in any order: three, two, all
static_assert(std::is_same_v<decltype(sum<tokens, d_in>(deep)), tensor<int, pooled<batch<2>, tokens<3>>>>);
static_assert(sum<tokens, d_in>(deep) == tensor<int, batch<2>>{{21, 57}});
static_assert(sum<d_in, batch>(deep) == tensor<int, tokens<3>>{{18, 26, 34}});
static_assert(sum<batch, d_in, tokens>(deep) == 78 && sum<d_in, tokens, batch>(view(deep)) == 78);
static_assert(headsup::max<d_in, tokens>(deep) == tensor<int, batch<2>>{{6, 12}});
static_assert(mean<tokens, d_in>(x) == 2 && mean<d_in, tokens>(view(x)) == 2);
static_assert(std::is_same_v<decltype(mean<keys, tokens>(weights{})), tensor<float>>);

// what it refuses
static_assert(can_sum<tokens, tensor<int, tokens<2>>> && !can_sum<tokens, tensor<bool, tokens<2>>> &&
              can_reduce<tokens, tensor<bool, tokens<2>>> && !can_average<tokens, tensor<int, tokens<2>>>);

// the words: no axis of several, none at all
template <template <std::size_t> class... Roles>
using over_all = headsup_calls::refused<headsup_calls::op::sum, headsup_calls::along<Roles...>, tensor<int, tokens<2>>>;
static_assert(says_that<over_all<keys, heads>>(
    "HU003 sum<keys, heads>: x has no keys (tokens<2>); ",
    "fix: a tensor with an axis keys"));
static_assert(says_that<headsup_calls::refused<headsup_calls::op::sum, headsup_calls::along<keys, heads>, tensor<int>>>(
    "HU003 sum<keys, heads>: x has no axes, ", "it is one number already; fix: x"));

// NaN propagates
static_assert([] {
  auto const largest = headsup::max<d_in>(tensor<float, tokens<2>, d_in<2>>{
      {{1, std::numeric_limits<float>::quiet_NaN()}, {-std::numeric_limits<float>::infinity(), 2}}});
  return largest(0) != largest(0) && largest(1) == 2;
}());

// large ones, in one constant expression
static_assert([] {
  tensor<int, tokens<64>, d_in<96>> large;
  for (std::size_t i = 0; i < large.size(); ++i) large.data()[i] = 1;
  return sum<tokens>(sum<d_in>(large)) == 64 * 96;
}());

// of truths: whether any is true; a mask keeps what it kept
using some_keys = tensor<bool, heads<2>, keeps<keys<3>>>;
constexpr auto any_head = max<heads>(some_keys{{{true, false, false}, {false, false, true}}});
static_assert(std::is_same_v<decltype(any_head), tensor<bool, keeps<keys<3>>> const>);
static_assert(any_head == tensor<bool, keys<3>>{{true, false, true}});
