#include <headsup/axes/roles.hpp>
#include <headsup/ops/fill.hpp>
#include <headsup/ops/mask_distant.hpp>
#include <headsup/ops/masked_fill.hpp>
#include <headsup/ops/random.hpp>
#include <headsup/ops/tril.hpp>

#include <limits>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

constexpr float inf = std::numeric_limits<float>::infinity();

constexpr tensor<float, tokens<3>, keys<3>> x{{{1, 2, 3}, {4, 5, 6}, {7, 8, 9}}};
constexpr tensor<float, tokens<2>, keys<5>> wide{{{1, 2, 3, 4, 5}, {6, 7, 8, 9, 10}}};

// the type: of sums only that they were known is remembered
using weights = tensor<float, heads<2>, tokens<3>, normalized<keys<3>>>;
using scores = tensor<float, heads<2>, tokens<3>, keys<3>>;
static_assert(std::is_same_v<decltype(masked_fill(weights{}, tensor<bool, keys<3>>{}, 0)),
                             tensor<float, heads<2>, tokens<3>, headsup_detail::zero_where_hidden<keys<3>, true>>>);
static_assert(std::is_same_v<decltype(masked_fill(scores{}, tensor<bool, keys<3>>{}, 0)), scores>);

// fill what a mask marks: a mask of all axes, in another order, of fewer axes
static_assert(masked_fill(wide, future_mask<tokens<2>, keys<5>, 3>::hidden(), -inf) ==
              mask_future<tokens, keys, 3>(wide));
constexpr tensor<bool, keys<3>, tokens<3>> below{{{false, true, true}, {false, false, true}, {false, false, false}}};
static_assert(masked_fill(x, below, 0) == triu<tokens, keys>(x));
constexpr tensor<bool, keys<5>> padding{{false, false, false, true, true}};
static_assert(masked_fill(wide, padding, -1) ==
              tensor<float, tokens<2>, keys<5>>{{{1, 2, 3, -1, -1}, {6, 7, 8, -1, -1}}});
static_assert(masked_fill(tensor<int, d_in<3>>{{1, 2, 3}}, tensor<bool>{true}, 7) == tensor<int, d_in<3>>{{7, 7, 7}});

// a triangle may also hide what lies outside a sliding window, with or without its complement
constexpr auto all = ones<bool, tokens<5>, keys<5>>();
constexpr auto square = rand<tokens<5>, keys<5>>(torch_generator{1});
constexpr auto sliding = mask_distant<tokens, keys, 3>(mask_future<tokens, keys>(square));
static_assert(masked_fill(mask_future<tokens, keys>(square), tril<tokens, keys, -3>(all), -inf) == sliding);
static_assert(masked_fill(mask_future<tokens, keys>(square), !triu<tokens, keys, -2>(all), -inf) == sliding);

// views
static_assert(masked_fill(view(wide), view(padding), -1) == masked_fill(wide, padding, -1));

// what it refuses
static_assert(can_fill<decltype(x), tensor<bool, keys<3>>> && !can_fill<decltype(x), tensor<bool, tokens<3>>> &&
              !can_fill<decltype(x), tensor<int, keys<3>>> && !can_fill<decltype(x), bool>);

// the words: triangles that show a later key, or hide the past
template <class Key>
using filled_by = headsup_calls::refused<headsup_calls::op::masked_fill, headsup_calls::no_names,
                                         headsup_diagnostics::operand<axes<tokens<3>, keys<3>>, float>,
                                         headsup_diagnostics::operand<axes<tokens<3>, Key>, bool>>;
template <class Key>
using filled_by_other = headsup_calls::refused<headsup_calls::op::masked_fill, headsup_calls::no_names,
                                               headsup_diagnostics::operand<axes<tokens<3>, keys<5>>, float>,
                                               headsup_diagnostics::operand<axes<tokens<3>, Key>, bool>>;
static_assert(says_that<filled_by<upper_triangle<keys<3>, tokens<3>, 2>>>(
    "HU019 masked_fill: the mask is true, and hides, where triu kept its ones, from diagonal 2: a query would see "
    "later keys, ",
    "fix: mask_future<tokens, keys>(x) instead"));
static_assert(says_that<filled_by<lower_triangle<keys<3>, tokens<3>, 0>>>(
    "HU019 masked_fill: ", "fix: mask_future<tokens, keys>(x) instead, or !mask"));
static_assert(says_that<filled_by<lower_triangle<keys<3>, tokens<3>, -1>>>(
    "HU019 masked_fill: ", "fix: mask_future<tokens, keys>(x) instead"));
static_assert(says_that<filled_by_other<lower_triangle<keys<5>, tokens<3>, -2>>>(
    "HU019 masked_fill: tokens<3> and keys<5> differ, ", "fix: mask_distant<tokens, keys, 2, 2>(x) instead"));

// what the numbers of x hold
static_assert(can_fill<tensor<int, keys<3>>, tensor<bool, keys<3>>, int> &&
              can_fill<tensor<float, keys<3>>, tensor<bool, keys<3>>, int> &&
              can_fill<tensor<bool, keys<3>>, tensor<bool, keys<3>>, int> &&
              !can_fill<tensor<int, keys<3>>, tensor<bool, keys<3>>, float> &&
              !can_fill<tensor<bool, keys<3>>, tensor<bool, keys<3>>, double>);
template <auto F> concept Constant = requires { typename std::integral_constant<bool, (F(), true)>; };
template <class Scalar, auto Number> constexpr auto filled_with() {
  return masked_fill(ones<Scalar, keys<2>>(), tensor<bool, keys<2>>{true, false}, Number);
}
static_assert(filled_with<int, -7>() == tensor<int, keys<2>>{-7, 1} &&
              filled_with<long, 300'000'000'000>()[0] == 300'000'000'000 && filled_with<bool, 0>()[1]);
static_assert(!Constant<[] { return filled_with<int, 300'000'000'000>(); }> &&
              !Constant<[] { return filled_with<unsigned, -1>(); }> &&
              !Constant<[] { return filled_with<int, 4'000'000'000u>(); }>);

// a mask that says where it is true: it fills what it hides, whatever the axis that says so
static_assert(can_fill<decltype(x), tensor<bool, hides<keys<3>>>, float> &&
              can_fill<decltype(x), tensor<bool, hides<tokens<3>>, keys<3>>, float> &&
              !can_fill<decltype(x), tensor<bool, keeps<keys<3>>>, float> &&
              !can_fill<decltype(x), tensor<bool, keeps<tokens<3>>, keys<3>>, float>);
