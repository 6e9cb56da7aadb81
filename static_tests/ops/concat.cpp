#include <headsup/axes/merged.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/concat.hpp>
#include <headsup/ops/fill.hpp>
#include <headsup/ops/transpose.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

constexpr tensor<int, tokens<2>, d_out<3>> x{{{1, 2, 3}, {4, 5, 6}}};
constexpr tensor<int, tokens<2>, d_out<2>> y{{{7, 8}, {9, 10}}};
constexpr tensor<int, tokens<3>, d_out<3>> z{{{7, 8, 9}, {10, 11, 12}, {13, 14, 15}}};

// the type: the sizes add up
static_assert(
    std::is_same_v<decltype(concat<d_out>(tensor<int, tokens<2>, d_out<3>>{}, y)), tensor<int, tokens<2>, d_out<5>>>);
static_assert(std::is_same_v<decltype(concat<tokens>(x, z, x)), tensor<int, tokens<7>, d_out<3>>>);
static_assert(std::is_same_v<decltype(concat<tokens>(x)), tensor<int, tokens<2>, d_out<3>>>);

// a joined axis is a plain one, and nothing is known about its sums or others
static_assert(std::is_same_v<decltype(concat<keys>(tensor<float, normalized<tokens<2>>, keys<3>>{},
                                                   tensor<float, normalized<tokens<2>>, keys<5>>{})),
                             tensor<float, tokens<2>, keys<8>>>);
static_assert(!can_concat<keys, tensor<float, tokens<2>, normalized<keys<3>>>, tensor<float, tokens<2>, keys<5>>>);
static_assert(std::is_same_v<decltype(concat<d_out>(tensor<int, merged<d_out<6>, heads<2>, head_dim<3>>>{},
                                                    tensor<int, d_out<2>>{})),
                             tensor<int, d_out<8>>>);

// the values: in order, along the last axis, the first, a middle one
static_assert(concat<d_out>(x, y) == tensor<int, tokens<2>, d_out<5>>{{{1, 2, 3, 7, 8}, {4, 5, 6, 9, 10}}});
static_assert(concat<d_out>(y, x) == tensor<int, tokens<2>, d_out<5>>{{{7, 8, 1, 2, 3}, {9, 10, 4, 5, 6}}});
static_assert(concat<d_out>(y, y, x)(1, 4) == 4);
static_assert(concat<tokens>(x, z) ==
              tensor<int, tokens<5>, d_out<3>>{{{1, 2, 3}, {4, 5, 6}, {7, 8, 9}, {10, 11, 12}, {13, 14, 15}}});
constexpr tensor<int, batch<2>, tokens<2>, d_in<2>> deep{{{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}};
constexpr tensor<int, batch<2>, tokens<3>, d_in<2>> deeper{{{{9, 9}, {8, 8}, {7, 7}}, {{6, 6}, {5, 5}, {4, 4}}}};
static_assert(concat<tokens>(deep, deeper) ==
              tensor<int, batch<2>, tokens<5>, d_in<2>>{
                  {{{1, 2}, {3, 4}, {9, 9}, {8, 8}, {7, 7}}, {{5, 6}, {7, 8}, {6, 6}, {5, 5}, {4, 4}}}});

// views
static_assert(concat<d_out>(view(x), y) == concat<d_out>(x, view(y)));

// large ones, in one constant expression
static_assert([] {
  tensor<float, tokens<64>, d_out<64>> left;
  left(63, 63) = 3;
  auto const joined = concat<d_out>(left, left);
  return joined(63, 63) == 3 && joined(63, 127) == 3 && joined(63, 64) == 0;
}());

// the words
template <class... As> using of = headsup_diagnostics::operand<axes<As...>, float>;
template <class... Xs>
using joined = headsup_calls::refused<headsup_calls::op::concat, headsup_calls::along<tokens>, Xs...>;
static_assert(says_that<joined<of<keys<2>>, of<keys<2>>>>("HU003 concat<tokens>: first has no tokens (keys<2>); ",
                                                          "fix: stack<tokens>(first, another) instead"));
static_assert(says_that<joined<of<keys<2>>>>("HU003 concat<tokens>: first has no tokens (keys<2>); ",
                                             "fix: stack<tokens>(first) instead"));
static_assert(says_that<joined<of<tokens<4>, d_in<3>>, of<d_in<3>>>>(
    "HU003 concat<tokens>: first has tokens<4>, another has no tokens (d_in<3>); ", "fix: expand<tokens<1>>(another)"));
static_assert(says_that<joined<of<tokens<4>, d_in<3>>, of<keys<5>, d_in<3>>>>(
    "HU003 concat<tokens>: first has tokens<4>, another has no tokens (keys<5>, d_in<3>); ",
    "fix: rename<keys, tokens>(another) if keys means tokens, or another with tokens<4>"));
static_assert(says_that<joined<of<tokens<4>, d_in<3>>, of<tokens<5>, d_in<3>>, of<tokens<5>, d_in<2>>>>(
    "HU033 concat: first is (tokens<4>, d_in<3>), another is (tokens<5>, d_in<2>); ",
    "fix: another with d_in<3>, or first with d_in<2>"));
static_assert(says_that<joined<of<tokens<4>>, of<tokens<5>>, headsup_diagnostics::operand<axes<tokens<6>>, int>>>(
    "HU037 concat: first holds float, another holds int; ", "fix: to<float>(another)"));
static_assert(says_that<joined<of<tokens<4>>, headsup_diagnostics::operand<headsup_diagnostics::no_tensor, int>>>(
    "HU003 concat<tokens>: another is not a tensor; ", "fix: tensors, as in concat<tokens>(first, another)"));

// the same of sizes that only the run time knows: those of the joined axis may differ
template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };
constexpr auto unsized(std::size_t n) { return zeros<float, tokens<dynamic>, d_in<3>>(sized<tokens>(n)); }
static_assert(Constant<[] { return concat<tokens>(unsized(5), unsized(2)).size(); }> &&
              Constant<[] { return concat<d_in>(unsized(5), unsized(5)).size(); }> &&
              !Constant<[] { return concat<d_in>(unsized(5), unsized(5), unsized(2)).size(); }>);

// ids of one axis stay so; beside others, of which less is known, no more is known
template <class... Xs> using put_together = decltype(concat<tokens>(Xs{}...));
using words = tensor<int, ids_of<vocab<7>, tokens<3>>>;
static_assert(std::is_same_v<put_together<words, words>, tensor<int, ids_of<vocab<7>, tokens<6>>>> &&
              std::is_same_v<put_together<words, tensor<int, tokens<3>>>, tensor<int, tokens<6>>> &&
              !can_concat<tokens, words, tensor<int, ids_of<keys<7>, tokens<3>>>>);

// masks of one meaning keep it, also beside some of which it is not known; of two meanings they are refused
using shown = tensor<bool, keeps<tokens<3>>>;
static_assert(std::is_same_v<put_together<shown, shown>, tensor<bool, keeps<tokens<6>>>> &&
              std::is_same_v<put_together<shown, tensor<bool, tokens<2>>>, tensor<bool, keeps<tokens<5>>>> &&
              !can_concat<tokens, shown, shown, tensor<bool, hides<tokens<2>>>>);
