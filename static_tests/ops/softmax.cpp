#include <headsup/axes/merged.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/attend.hpp>
#include <headsup/ops/masked_fill.hpp>
#include <headsup/ops/prints_as.hpp>
#include <headsup/ops/softmax.hpp>
#include <headsup/ops/transpose.hpp>
#include <headsup/ops/tril.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

constexpr tensor<float, tokens<2>, keys<3>> x{{{0.5f, -1, 2}, {3, 0.25f, -0.75f}}};
constexpr tensor<float, batch<2>, tokens<3>, d_in<2>> y{{{{1, 2}, {3, 5}, {8, 13}}, {{0, -1}, {4, 4}, {-2, 0.5f}}}};

// the type: what is known about the axis is part of it
using weights = tensor<float, tokens<2>, normalized<keys<3>>>;
static_assert(std::is_same_v<decltype(softmax<keys>(tensor<float, tokens<2>, keys<3>>{})), weights>);
static_assert(std::is_same_v<decltype(softmax<tokens>(x)), tensor<float, normalized<tokens<2>>, keys<3>>>);
static_assert(std::is_same_v<decltype(softmax<tokens>(y)), tensor<float, batch<2>, normalized<tokens<3>>, d_in<2>>>);
static_assert(std::is_same_v<decltype(renormalize<keys>(exp(x))), weights>);
static_assert(!can_softmax<keys, weights> && !can_softmax<tokens, weights> && !can_renormalize<keys, weights> &&
              can_softmax<keys, decltype(weights{} * 2)>);
// Positions are chosen among, but not where each has classes.
static_assert(can_log_softmax<tokens, tensor<float, batch<2>, tokens<5>>> && can_log_softmax<keys, decltype(x)> &&
              can_log_softmax<d_out, tensor<float, batch<2>, tokens<5>, d_out<6>>> &&
              !can_log_softmax<tokens, tensor<float, batch<2>, tokens<5>, d_out<6>>>);
static_assert(!can_softmax<keys, decltype(tril<tokens, keys>(x))> &&
              !can_softmax<keys, decltype(x * triu<tokens, keys>(x))>);
static_assert(std::is_same_v<decltype(softmax<keys>(view(x))), weights>);
static_assert(std::is_same_v<decltype(softmax<all_heads>(tensor<float, merged<all_heads<6>, heads<2>, head_dim<3>>>{})),
                             tensor<float, normalized<merged<all_heads<6>, heads<2>, head_dim<3>>>>>);
static_assert(std::is_same_v<decltype(naive_softmax<keys>(x)), weights>);
static_assert(std::is_same_v<decltype(renormalize<keys>(x)), weights>);

// for one axis at a time: what is divided along another axis forgets the first
static_assert(
    std::is_same_v<decltype(renormalize<tokens>(softmax<keys>(x))), tensor<float, normalized<tokens<2>>, keys<3>>>);

// arithmetic and masks remove it, renormalize restores it, transposition keeps it
constexpr weights w = softmax<keys>(x);
constexpr tensor<bool, tokens<2>, keys<3>> mask{};
static_assert(can_attend<weights, tensor<float, keys<3>>>);
static_assert(!can_attend<decltype(w * 1), tensor<float, keys<3>>>);
static_assert(!can_attend<decltype(w + w), tensor<float, keys<3>>>);
static_assert(!can_attend<decltype(masked_fill(w, mask, 0)), tensor<float, keys<3>>>);
static_assert(!can_attend<decltype(tril<tokens, keys>(w)), tensor<float, keys<3>>>);
static_assert(can_attend<decltype(renormalize<keys>(tril<tokens, keys>(w))), tensor<float, keys<3>>>);
static_assert(can_attend<decltype(transpose(w)), tensor<float, keys<3>>>);

// the values: torch.softmax prints
static_assert(prints_as(w, {{0.17529039, 0.03911257, 0.78559703}, {0.91958624, 0.05878718, 0.02162660}}, 7));
static_assert(prints_as(softmax<tokens>(x),
                        {{0.07585818, 0.22270015, 0.93991333}, {0.92414182, 0.77729988, 0.06008665}}, 7));
static_assert(
    prints_as(softmax<tokens>(y),
              {{{9.04959219e-04, 1.66958216e-05}, {6.68679457e-03, 3.35344521e-04}, {0.992408276, 0.999647975}},
               {{1.79425348e-02, 6.49794331e-03}, {0.979629219, 0.964380324}, {2.42825807e-03, 0.0291217621}}},
              7));
static_assert(prints_as(softmax<keys>(transpose(x)),
                        {{0.17529039, 0.91958624}, {0.03911257, 0.05878718}, {0.78559703, 0.02162660}}, 7));
static_assert(softmax<keys>(view(x)) == w);
static_assert(softmax<keys>(tensor<float, keys<1>>{{7}})(0) == 1);

// the naive form gives the same where it does not overflow
static_assert(prints_as(naive_softmax<keys>(x), {{0.1753, 0.0391, 0.7856}, {0.9196, 0.0588, 0.0216}}));

// double, where the sum differs from one only in the last places
static_assert([] {
  auto const row = softmax<keys>(tensor<double, keys<5>>{{-1, 0.5, 2, 3, -7}});
  double const off = row(0) + row(1) + row(2) + row(3) + row(4) - 1;
  return off < 1e-15 && -off < 1e-15;
}());

// renormalize divides by the sum along the axis, for any numbers
static_assert(renormalize<keys>(tensor<float, tokens<2>, keys<3>>{{{1, 1, 2}, {0, 0, 5}}}) ==
              tensor<float, tokens<2>, keys<3>>{{{0.25f, 0.25f, 0.5f}, {0, 0, 1}}});
static_assert(renormalize<tokens>(tensor<float, tokens<2>, keys<3>>{{{1, 1, 2}, {3, 0, 6}}}) ==
              tensor<float, tokens<2>, keys<3>>{{{0.25f, 1, 0.25f}, {0.75f, 0, 0.75f}}});

// a softmax of 64 rows of 96 is one constant expression
static_assert([] {
  tensor<float, tokens<64>, keys<96>> large;
  large(63, 95) = 100;
  auto const rows = softmax<keys>(large);
  return rows(63, 95) == 1 && rows(0, 0) == 1 / 96.0f;
}());

// the words: no such axis, where keys are tokens that were not renamed; the batch; whole numbers; one element
template <template <std::size_t> class Role, class Scalar, Axis... As>
using weighing = headsup_calls::refused<headsup_calls::op::softmax, headsup_calls::along<Role>, headsup_diagnostics::operand<axes<As...>, Scalar>>;
static_assert(says_that<weighing<keys, float, tokens<6>, d_in<3>>>("HU003 softmax<keys>: x has no keys (tokens<6>, d_in<3>); ", "fix: softmax<d_in>(x), or rename<tokens, keys>(k) before the scores of k"));
static_assert(says_that<weighing<heads, float, tokens<6>, d_in<3>>>("HU003 softmax<heads>: ", "fix: softmax<d_in>(x), or x with heads"));
static_assert(says_that<weighing<batch, float, batch<2>, keys<3>>>(
    "HU029 softmax<batch>: over batch<2> of (batch<2>, keys<3>) each example would depend on the others; ",
    "fix: softmax<keys>(x)"));
static_assert(says_that<weighing<keys, int, keys<3>>>("HU037 softmax: x holds int, it takes float; ",
                                                      "fix: to<float>(x)"));
static_assert(says_that<weighing<d_in, float, batch<2>, tokens<6>, d_in<1>>>(
    "HU015 softmax<d_in>: d_in<1> of (batch<2>, tokens<6>, d_in<1>) has one element, whose weight is always 1; ",
    "fix: softmax<tokens>(x), or leave it out"));
static_assert(says_that<weighing<d_in, float, batch<2>, d_in<1>>>("HU015 softmax<d_in>: ", "fix: leave it out"));
static_assert(weighing<keys, float, tokens<6>, keys<1>>::value);

// the same of a size that only the run time knows
template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };
using scores = tensor<float, tokens<dynamic>, keys<dynamic>>;
template <template <std::size_t> class Role, std::size_t Tokens, std::size_t Keys> constexpr void choose() {
  headsup_calls::must_hold<headsup_calls::op::softmax, headsup_calls::along<Role>>(scores(sized<tokens>(Tokens), sized<keys>(Keys)));
}
static_assert(Constant<[] { choose<tokens, 5, 3>(); }>);
static_assert(!Constant<[] { choose<tokens, 1, 3>(); }>);
static_assert(Constant<[] { choose<keys, 5, 1>(); }>);
