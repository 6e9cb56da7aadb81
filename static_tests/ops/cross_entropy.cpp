#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/compare.hpp>
#include <headsup/ops/cross_entropy.hpp>

#include <limits>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };

constexpr bool near(double x, double y, double error) { return x - y < error && y - x < error; }

// the type: a number, of the type of the logits
static_assert(
    std::is_same_v<decltype(cross_entropy<vocab>(tensor<float, tokens<2>, vocab<5>>{}, tensor<int, tokens<2>>{})),
                   tensor<float>>);
static_assert(
    std::is_same_v<decltype(cross_entropy<vocab>(tensor<double, vocab<5>>{}, tensor<long>{})), tensor<double>>);

// the values: what PyTorch prints for each target (discuss.pytorch.org, "How Cross Entropy Loss is Calculated?")
constexpr tensor<float, vocab<4>> printed{{-0.0820f, 0.0076f, -0.0952f, 0.0285f}};
static_assert(near(cross_entropy<vocab>(printed, tensor<int>{0}), 1.4345, 5e-5));
static_assert(near(cross_entropy<vocab>(printed, tensor<int>{1}), 1.3449, 5e-5));
static_assert(near(cross_entropy<vocab>(printed, tensor<int>{2}), 1.4477, 5e-5));
static_assert(near(cross_entropy<vocab>(printed, tensor<int>{3}), 1.3240, 5e-5));

// the mean over two axes, computed in double: log(sum of exp(x)) - x[target]
constexpr tensor<double, tokens<5>, batch<2>, vocab<3>> logits{{{{1, 2, 0.5}, {0.25, -1, 3}},
                                                                {{-2, 0, 1}, {4, 4, -4}},
                                                                {{0.5, 0.5, 0.5}, {10, -10, 2}},
                                                                {{3, 1, -2}, {0, 1, 0}},
                                                                {{-1, 2, 2}, {7, 5, 6}}}};
constexpr tensor<int, tokens<5>, batch<2>> targets{{{1, 2}, {0, 1}, {2, 0}, {0, 2}, {1, 1}}};
static_assert(near(cross_entropy<vocab>(logits, targets), 1.0494311627960982, 1e-15));

// targets in another order, logits along another axis than the last, views
constexpr tensor<int, batch<2>, tokens<5>> by_example{{{1, 0, 2, 0, 1}, {2, 1, 0, 2, 1}}};
static_assert(near(cross_entropy<vocab>(logits, by_example), 1.0494311627960982, 1e-15));
constexpr tensor<float, vocab<3>, tokens<2>> columns{{{1, -2}, {2, 0}, {0.5f, 1}}};
static_assert(near(cross_entropy<vocab>(columns, tensor<int, tokens<2>>{{1, 0}}),
                   (0.4643687841079449 + 3.3490122167681866) / 2, 1e-6));
static_assert(cross_entropy<vocab>(view(logits), view(targets)) == cross_entropy<vocab>(logits, targets));

// what is present: other targets do not count, whatever they are; a mask of fewer axes, in another order
constexpr tensor<bool, tokens<5>> first_tokens{{true, true, false, true, false}};
static_assert(near(cross_entropy<vocab>(logits, targets, first_tokens), 1.0450036746247384, 1e-15));
constexpr tensor<int, batch<2>, tokens<5>> padded{{{1, 0, -100, 0, -100}, {2, 1, 9, 2, 3}}};
static_assert(cross_entropy<vocab>(logits, padded, first_tokens) ==
              cross_entropy<vocab>(logits, targets, first_tokens));
constexpr tensor<int, tokens<5>, batch<2>> until{{{1, 2}, {0, -100}, {-100, -100}, {0, -100}, {-100, -100}}};
static_assert(near(cross_entropy<vocab>(logits, until, until != -100),
                   (0.4643687841079449 + 0.07903620140409959 + 3.3490122167681866 + 0.13284523372757556) / 4, 1e-15));
static_assert(cross_entropy<vocab>(logits, targets, tensor<bool>{true}) == cross_entropy<vocab>(logits, targets));

// nothing overflows, and equal logits are worth the logarithm of how many they are
static_assert(cross_entropy<vocab>(tensor<float, vocab<3>>{{1000, 0, -1000}}, tensor<int>{1}) == 1000);
static_assert(near(cross_entropy<vocab>(tensor<float, vocab<3>>{{-1000, -1000, -1001}}, tensor<int>{2}),
                   1.8619948040582512, 2e-7));
static_assert(near(cross_entropy<vocab>(tensor<float, tokens<2>, vocab<1000>>{}, tensor<int, tokens<2>>{{0, 999}}),
                   6.907755278982137, 5e-7));
static_assert(cross_entropy<vocab>(tensor<float, vocab<3>>{{-std::numeric_limits<float>::infinity(), 1, 1}},
                                   tensor<int>{0}) == std::numeric_limits<float>::infinity());

// what it refuses: an id outside, none present
static_assert(!Constant<[] { return float{cross_entropy<vocab>(printed, tensor<int>{4})}; }>);
static_assert(!Constant<[] { return float{cross_entropy<vocab>(printed, tensor<int>{-100})}; }>);
static_assert(!Constant<[] { return float{cross_entropy<vocab>(printed, tensor<int>{1}, tensor<bool>{false})}; }>);

using scores = tensor<float, batch<2>, tokens<3>, vocab<5>>;
using ids = tensor<int, batch<2>, tokens<3>>;
static_assert(can_compare_to<vocab, scores, ids> && can_compare_to<vocab, scores, ids, tensor<bool, tokens<3>>>);
static_assert(!can_compare_to<vocab, scores, tensor<int, tokens<3>>> &&
              !can_compare_to<vocab, scores, tensor<bool, batch<2>, tokens<3>>> &&
              !can_compare_to<vocab, tensor<int, batch<2>, tokens<3>, vocab<5>>, ids> &&
              !can_compare_to<batch, scores, tensor<int, tokens<3>, vocab<5>>> && !can_compare_to<keys, scores, ids> &&
              !can_compare_to<vocab, ids, scores> && !can_compare_to<vocab, scores, ids, tensor<bool, keys<3>>> &&
              !can_compare_to<vocab, float, ids>);

// the words
static_assert(says_that<headsup_calls::refused<headsup_calls::op::cross_entropy, headsup_calls::along<vocab>,
                                               headsup_diagnostics::operand<axes<tokens<3>, normalized<vocab<5>>>, float>,
                                               tensor<int, tokens<3>>>>(
    "HU015 cross_entropy<vocab>: the numbers along vocab<5> sum to one already; ",
    "fix: cross_entropy<vocab>(log(logits), targets)"));
static_assert(says_that<headsup_calls::refused<headsup_calls::op::cross_entropy, headsup_calls::along<vocab>, scores,
                                               ids, tensor<float, tokens<3>>>>(
    "HU037 cross_entropy: present holds float, it takes bool; ", "fix: to<bool>(present)"));
static_assert(says_that<headsup_calls::refused<headsup_calls::op::cross_entropy, headsup_calls::along<vocab>, scores,
                                               ids, tensor<bool, keys<3>>>>(
    "HU008 ", "fix: rename<keys, tokens>(present) if keys means tokens"));
// one number for each word is none of them; and another axis of the logits may be meant
static_assert(says_that<headsup_calls::refused<headsup_calls::op::cross_entropy, headsup_calls::along<vocab>, scores,
                                               tensor<float, batch<2>, tokens<3>, vocab<5>>>>(
    "HU008 cross_entropy<vocab>: targets has (batch<2>, tokens<3>, vocab<5>), it takes one id of vocab for each "
    "(batch<2>, "
    "tokens<3>); ",
    "fix: argmax<vocab>(targets)"));
static_assert(
    says_that<headsup_calls::refused<headsup_calls::op::cross_entropy, headsup_calls::along<tokens>, scores, ids>>(
        "HU008 cross_entropy<tokens>: ", "fix: cross_entropy<vocab>(logits, targets)"));
