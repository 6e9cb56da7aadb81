#include <headsup/axes/merged.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/fill.hpp>
#include <headsup/ops/stack.hpp>

#include "../diagnostics/says_that.hpp"

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

// the words: another role, another size, other numbers, both at once, no tensor
template <class... Others>
using stacked = headsup_calls::refused<headsup_calls::op::stack, headsup_calls::along<batch>,
                                       headsup_diagnostics::operand<axes<tokens<3>>, float>, Others...>;
template <class Scalar, class... As> using other = headsup_diagnostics::operand<axes<As...>, Scalar>;
static_assert(says_that<stacked<other<float, tokens<3>>, other<float, keys<3>>>>(
    "HU033 stack: first is (tokens<3>), another is (keys<3>); ",
    "fix: rename<keys, tokens>(another) if keys means tokens"));
static_assert(says_that<stacked<other<float, keys<2>>>>("HU033 stack: first is (tokens<3>), another is (keys<2>); ",
                                                        "fix: another with tokens<3>, or first with keys<2>"));
static_assert(says_that<stacked<other<float, keys<2>, d_in<4>>>>(
    "HU033 stack: first is (tokens<3>), another is (keys<2>, d_in<4>); ", "fix: another with tokens<3>, or first with keys<2>, d_in<4>"));
static_assert(says_that<stacked<other<float>>>("HU033 stack: first is (tokens<3>), another is (); ",
                                               "fix: expand<tokens<3>>(another)"));
static_assert(says_that<stacked<other<float, tokens<2>>>>(
    "HU033 stack: first is (tokens<3>), another is (tokens<2>); ",
    "fix: slice<tokens<2>>(first, 0) if the last is not meant (1 if the first is not), or another with tokens<3>"));
static_assert(says_that<stacked<other<float, tokens<4>>>>(
    "HU033 stack: first is (tokens<3>), another is (tokens<4>); ",
    "fix: slice<tokens<3>>(another, 0) if the last is not meant (1 if the first is not), or first with tokens<4>"));
static_assert(says_that<stacked<other<double, tokens<3>>>>("HU037 stack: first holds float, another holds double; ",
                                                           "fix: to<float>(another)"));
static_assert(says_that<headsup_calls::refused<headsup_calls::op::stack, headsup_calls::along<batch>,
                                               headsup_diagnostics::operand<headsup_diagnostics::no_tensor, int>>>(
    "HU003 stack: first is not a tensor; ", "fix: a tensor"));

// of many, the one that is not alike
static_assert(says_that<stacked<other<float, tokens<3>>, other<float, tokens<3>>, other<float, tokens<3>>,
                                other<float, tokens<3>>, other<float, tokens<3>>, other<float, tokens<3>>,
                                other<float, tokens<3>>, other<float, tokens<3>>, other<int, tokens<3>>>>(
    "HU037 stack: first holds float, another holds int; ", "fix: to<float>(another)"));
static_assert(
    says_that<stacked<other<float, tokens<3>>, headsup_diagnostics::operand<headsup_diagnostics::no_tensor, int>>>(
        "HU003 stack: takes tensors, got something else; ", "fix: tensors, as in stack<batch>(first, another)"));
static_assert(says_that<stacked<other<float, tokens<3>>, other<float, tokens<5>>>>(
    "HU033 stack: first is (tokens<3>), another is (tokens<5>); ",
    "fix: slice<tokens<3>>(another, 0) if the rest is not meant, or first with tokens<5>"));

// the role is new
template <template <std::size_t> class Role, class... Xs>
using stacked_along = headsup_calls::refused<headsup_calls::op::stack, headsup_calls::along<Role>, Xs...>;
static_assert(says_that<stacked_along<tokens, other<int, tokens<3>>, other<int, tokens<3>>>>(
    "HU002 stack: (tokens<3>) already has an axis tokens; ",
    "fix: concat<tokens>(first, another) instead, or stack<another_role>(first, another)"));

// the same of sizes that only the run time knows
template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };
constexpr auto unsized(std::size_t n) { return zeros<float, batch<2>, tokens<dynamic>, d_in<3>>(sized<tokens>(n)); }
static_assert(Constant<[] {
  headsup_calls::must_hold<headsup_calls::op::stack, headsup_calls::along<heads>>(unsized(5), unsized(5), unsized(5));
}>);
static_assert(!Constant<[] {
  headsup_calls::must_hold<headsup_calls::op::stack, headsup_calls::along<heads>>(unsized(5), unsized(5), unsized(4));
}>);

// ids of one axis stay so
using word = tensor<int, ids_of<vocab<7>>>;
static_assert(std::is_same_v<decltype(stack<tokens>(word{3}, word{1})), tensor<int, ids_of<vocab<7>, tokens<2>>>> &&
              std::is_same_v<decltype(stack<tokens>(word{3}, tensor<int>{1})), tensor<int, tokens<2>>> &&
              !can_stack<tokens, word, tensor<int, ids_of<tokens<7>>>>);
