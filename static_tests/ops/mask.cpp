#include <headsup/axes/merged.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/mask.hpp>

#include <limits>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

constexpr float inf = std::numeric_limits<float>::infinity();

constexpr tensor<float, tokens<3>, keys<3>> x{{{1, 2, 3}, {4, 5, 6}, {7, 8, 9}}};
constexpr tensor<float, tokens<2>, keys<5>> wide{{{1, 2, 3, 4, 5}, {6, 7, 8, 9, 10}}};

// the type: the axes as they were, without what was known of sums over others; weights are no scores
using weights = tensor<float, heads<2>, tokens<3>, normalized<keys<3>>>;
using scores = tensor<float, heads<2>, tokens<3>, keys<3>>;
using of_heads = tensor<float, normalized<heads<2>>, tokens<3>, keys<3>>;
static_assert(std::is_same_v<decltype(mask_future<tokens, keys>(of_heads{})), scores>);
static_assert(can_mask_future<tokens, keys, scores> && !can_mask_future<tokens, keys, weights>);
static_assert(
    std::is_same_v<decltype(future_mask<tokens<2>, keys<5>, 3>::hidden()), tensor<bool, tokens<2>, hides<keys<5>>>>);
static_assert(future_mask<tokens<2>, keys<5>, 3>::offset == 3 && future_mask<tokens<5>, keys<5>>::offset == 0);

// the values: above the diagonal
static_assert(mask_future<tokens, keys>(x) ==
              tensor<float, tokens<3>, keys<3>>{{{1, -inf, -inf}, {4, 5, -inf}, {7, 8, 9}}});

// with three cached keys before the first query
static_assert(mask_future<tokens, keys, 3>(wide) ==
              tensor<float, tokens<2>, keys<5>>{{{1, 2, 3, 4, -inf}, {6, 7, 8, 9, 10}}});
static_assert(mask_future<tokens, keys, 0>(wide) ==
              tensor<float, tokens<2>, keys<5>>{{{1, -inf, -inf, -inf, -inf}, {6, 7, -inf, -inf, -inf}}});

// the roles, not the positions, say which is which
constexpr tensor<float, keys<3>, tokens<3>> turned{{{1, 4, 7}, {2, 5, 8}, {3, 6, 9}}};
static_assert(mask_future<tokens, keys>(turned) ==
              tensor<float, keys<3>, tokens<3>>{{{1, 4, 7}, {-inf, 5, 8}, {-inf, -inf, 9}}});

// the mask as numbers, and as a predicate
using cached = future_mask<tokens<2>, keys<5>, 3>;
static_assert(cached::hidden() == tensor<bool, tokens<2>, keys<5>>{
                                      {{false, false, false, false, true}, {false, false, false, false, false}}});
static_assert(!cached::hides(0, 3) && cached::hides(0, 4) && !cached::hides(1, 4));

// views
static_assert(mask_future<tokens, keys>(view(x)) == mask_future<tokens, keys>(x));

// the words: queries and keys that do not line up, offsets
template <std::size_t Queries, std::size_t Keys, auto... Offsets>
using masked = headsup_calls::refused<headsup_calls::op::mask_future,
                                      headsup_calls::naming<headsup_calls::roles<tokens, keys>, axes<>, Offsets...>,
                                      headsup_diagnostics::operand<axes<tokens<Queries>, keys<Keys>>, float>>;
static_assert(says_that<masked<2, 5>>("HU019 mask_future: tokens<2> and keys<5> differ, ",
                                      "fix: mask_future<tokens, keys, 3>(x)"));
static_assert(says_that<masked<5, 2>>("HU019 mask_future: tokens<5> are more than keys<2>, ", ""));
static_assert(says_that<masked<2, 5, 4>>("HU019 mask_future: an offset of 4 puts",
                                         "fix: mask_future<tokens, keys, 3>(x), or x with keys<6>"));
static_assert(says_that<masked<2, 5, 1, 2>>("HU019 mask_future: takes one offset, got 2; ",
                                            "fix: mask_future<tokens, keys, 3>(x)"));
static_assert(says_that<headsup_calls::refused<headsup_calls::op::mask_future, headsup_calls::along<tokens, keys>,
                                               headsup_diagnostics::operand<axes<tokens<2>, keys<5>>, float>,
                                               headsup_diagnostics::operand<headsup_diagnostics::no_tensor, int>>>(
    "HU019 mask_future: takes one offset, which stands between < and >; ", "fix: mask_future<tokens, keys, 3>(x)"));

// what they refuse
static_assert(can_mask_future<tokens, keys, decltype(x)> && !can_mask_future<tokens, keys, decltype(wide)> &&
              can_mask_future<tokens, keys, decltype(wide), 3> && !can_mask_future<tokens, keys, decltype(wide), 4> &&
              can_mask_future<tokens, keys, decltype(wide), aligned_to_end> &&
              !can_mask_future<keys, tokens, decltype(x)> && !can_mask_future<tokens, tokens, decltype(x)>);
static_assert(can_mask_future<tokens, keys, tensor<double, tokens<3>, keys<3>>> &&
              !can_mask_future<tokens, keys, tensor<bool, tokens<3>, keys<3>>> &&
              !can_mask_future<tokens, keys, tensor<long, tokens<3>, keys<5>>, aligned_to_end>);
