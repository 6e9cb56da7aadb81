#include <headsup/axes/roles.hpp>
#include <headsup/ops/mask_distant.hpp>

#include <limits>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

constexpr float inf = std::numeric_limits<float>::infinity();

constexpr tensor<float, tokens<5>, keys<5>> x{
    {{1, 2, 3, 4, 5}, {6, 7, 8, 9, 10}, {11, 12, 13, 14, 15}, {16, 17, 18, 19, 20}, {21, 22, 23, 24, 25}}};
constexpr tensor<float, tokens<2>, keys<5>> wide{{{1, 2, 3, 4, 5}, {6, 7, 8, 9, 10}}};

// the type: the axes as they were, without what was known of sums over others; weights are no scores
static_assert(
    std::is_same_v<decltype(mask_distant<tokens, keys, 2>(tensor<float, normalized<heads<2>>, tokens<3>, keys<3>>{})),
                   tensor<float, heads<2>, tokens<3>, keys<3>>>);
static_assert(!can_mask_distant<tokens, keys, tensor<float, tokens<3>, normalized<keys<3>>>, 2>);

// the values: on both sides of the diagonal; with the future hidden, a sliding window
static_assert(mask_distant<tokens, keys, 2>(x) == tensor<float, tokens<5>, keys<5>>{{{1, 2, -inf, -inf, -inf},
                                                                                     {6, 7, 8, -inf, -inf},
                                                                                     {-inf, 12, 13, 14, -inf},
                                                                                     {-inf, -inf, 18, 19, 20},
                                                                                     {-inf, -inf, -inf, 24, 25}}});
static_assert(mask_distant<tokens, keys, 3>(mask_future<tokens, keys>(x)) ==
              tensor<float, tokens<5>, keys<5>>{{{1, -inf, -inf, -inf, -inf},
                                                 {6, 7, -inf, -inf, -inf},
                                                 {11, 12, 13, -inf, -inf},
                                                 {-inf, 17, 18, 19, -inf},
                                                 {-inf, -inf, 23, 24, 25}}});
static_assert(mask_distant<tokens, keys, 1>(mask_future<tokens, keys>(x)) == mask_distant<tokens, keys, 1>(x));
static_assert(mask_distant<tokens, keys, 5>(x) == x);
static_assert(mask_distant<tokens, keys, sees<2>>(x) == mask_distant<tokens, keys, 2>(x) &&
              mask_distant<tokens, keys, looks_back<2>>(x) == mask_distant<tokens, keys, 3>(x));

// with three cached keys before the first query
constexpr tensor<float, tokens<2>, keys<5>> two_left{{{-inf, -inf, 3, 4, 5}, {-inf, -inf, -inf, 9, 10}}};
static_assert(mask_distant<tokens, keys, 2, 3>(wide) == two_left &&
              mask_distant<tokens, keys, 2, aligned_to_end>(wide) == two_left);

// the roles, not the positions, say which is which; views
constexpr tensor<float, keys<3>, tokens<3>> turned{{{1, 4, 7}, {2, 5, 8}, {3, 6, 9}}};
static_assert(mask_distant<tokens, keys, 2>(turned) ==
              tensor<float, keys<3>, tokens<3>>{{{1, 4, -inf}, {2, 5, 8}, {-inf, 6, 9}}});
static_assert(mask_distant<tokens, keys, 2>(view(x)) == mask_distant<tokens, keys, 2>(x));

// the words: no window, an empty one, queries and keys that do not line up, offsets
template <auto... Numbers>
using masked = headsup_calls::refused<headsup_calls::op::mask_distant,
                                      headsup_calls::naming<headsup_calls::roles<tokens, keys>, axes<>, Numbers...>,
                                      headsup_diagnostics::operand<axes<tokens<2>, keys<5>>, float>>;
static_assert(says_that<masked<>>("HU051 mask_distant: names no window", "each query sees 3 keys"));
static_assert(says_that<masked<0>>("HU051 mask_distant: names no window", "each query sees 3 keys"));
static_assert(says_that<masked<2>>("HU019 mask_distant: tokens<2> and keys<5> differ, ",
                                   "fix: mask_distant<tokens, keys, 2, 3>(x)"));
static_assert(says_that<masked<2, 4>>("HU019 mask_distant: an offset of 4 puts",
                                      "fix: mask_distant<tokens, keys, 2, 3>(x), or x with keys<6>"));
static_assert(says_that<masked<2, 1, 1>>("HU019 mask_distant: takes a window and one offset, got 3 numbers; ",
                                         "fix: mask_distant<tokens, keys, 2, 3>(x)"));

// what it refuses
static_assert(can_mask_distant<tokens, keys, decltype(x), 2> && !can_mask_distant<tokens, keys, decltype(x), 0> &&
              !can_mask_distant<tokens, keys, decltype(x)> && !can_mask_distant<tokens, keys, decltype(wide), 2> &&
              can_mask_distant<tokens, keys, decltype(wide), 2, 3> && !can_mask_distant<keys, tokens, decltype(x), 2>);
static_assert(can_mask_distant<tokens, keys, tensor<double, tokens<3>, keys<3>>, 2> &&
              !can_mask_distant<tokens, keys, tensor<bool, tokens<3>, keys<3>>, 2> &&
              !can_mask_distant<tokens, keys, tensor<long, tokens<3>, keys<3>>, 2>);
