#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/take.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };

constexpr tensor<int, batch<2>, tokens<3>, d_in<2>> x{{{{1, 2}, {3, 4}, {5, 6}}, {{7, 8}, {9, 10}, {11, 12}}}};

// the type: the axis is gone; what is known about another axis still holds for the part
static_assert(std::is_same_v<decltype(take<tokens>(x, 0)), tensor<int, pooled<batch<2>, tokens<3>>, d_in<2>>>);
static_assert(std::is_same_v<decltype(take<batch>(x, 0)), tensor<int, pooled<tokens<3>, batch<2>>, d_in<2>>>);
static_assert(std::is_same_v<decltype(take<d_in>(tensor<int, d_in<2>>{}, 0)), tensor<int>>);
static_assert(std::is_same_v<decltype(take<tokens>(tensor<float, tokens<2>, normalized<keys<3>>>{}, 0)),
                             tensor<float, pooled<normalized<keys<3>>, tokens<2>>>>);
static_assert(
    std::is_same_v<decltype(take<keys>(tensor<float, tokens<2>, normalized<keys<3>>>{}, 0)), tensor<float, tokens<2>>>);

// the values: of the first axis, a middle one, the last
static_assert(take<batch>(x, 1) == tensor<int, tokens<3>, d_in<2>>{{{7, 8}, {9, 10}, {11, 12}}});
static_assert(take<tokens>(x, 2) == tensor<int, batch<2>, d_in<2>>{{{5, 6}, {11, 12}}});
static_assert(take<d_in>(x, 0) == tensor<int, batch<2>, tokens<3>>{{{1, 3, 5}, {7, 9, 11}}});
static_assert(take<d_in>(take<tokens>(take<batch>(x, 1), 1), 0) == 9);
static_assert(take<tokens>(view(x), 1) == take<tokens>(x, 1));

// what it refuses: a position outside
static_assert(Constant<[] { return take<tokens>(x, 2)(0, 0); }>);
static_assert(!Constant<[] { return take<tokens>(x, 3)(0, 0); }>);
static_assert(!Constant<[] { return take<batch>(x, 2)(0, 0); }>);

// the words: a missing axis, a position beyond the end, none at all
using described_x = headsup_diagnostics::operand<axes<batch<2>, tokens<3>>, float>;
static_assert(can_take<tokens, tensor<float, tokens<3>>, 2> && !can_take<tokens, tensor<float, tokens<3>>, 3> &&
              !can_take<keys, tensor<float, tokens<3>>> && !can_take<tokens, float>);
static_assert(says_that<headsup_calls::refused<headsup_calls::op::take, headsup_calls::along<keys>, described_x>>(
    "HU003 take<keys>: ", "fix: take<tokens, 0>(x)"));
static_assert(
    says_that<headsup_calls::refused<headsup_calls::op::take,
                                     headsup_calls::naming<headsup_calls::roles<tokens>, axes<>, 3>, described_x>>(
        "HU021 take: tokens<3> has elements 0 to 2, asked for 3; ", "fix: take<tokens, 2>(x)"));
static_assert(says_that<headsup_calls::refused<headsup_calls::op::take, headsup_calls::along<tokens>, described_x>>(
    "HU051 take<tokens>: names no position; ", "fix: take<tokens, 0>(x)"));
template <auto N>
using at = headsup_calls::refused<headsup_calls::op::take,
                                  headsup_calls::naming<headsup_calls::roles<tokens>, axes<>, N>, described_x>;
static_assert(at<-3>::value && !at<-4>::value && !at<~0ull>::value);
static_assert(says_that<at<-4>>("HU021 take: tokens<3> has elements 0 to 2, asked for -4, counted from the end; ",
                                "fix: take<tokens, 0>(x)"));

// ids in the place of a position: another operation was meant, which takes these operands
template <template <std::size_t> class Role, class X, class Ids>
using by_ids = headsup_calls::refused<headsup_calls::op::take, headsup_calls::along<Role>, X, Ids>;
static_assert(says_that<by_ids<vocab, tensor<float, vocab<9>, d_in<2>>, tensor<int, tokens<3>>>>(
    "HU051 take<vocab>: position is one number, got a tensor (tokens<3>); ", "fix: lookup<vocab>(x, position)"));
static_assert(says_that<by_ids<vocab, tensor<float, tokens<3>, vocab<9>>, tensor<int, tokens<3>>>>(
    "HU051 take<vocab>: ", "fix: gather<vocab>(x, position)"));
static_assert(says_that<by_ids<vocab, tensor<float, vocab<9>, d_in<2>>, tensor<float, tokens<3>>>>(
    "HU051 take<vocab>: ", "fix: lookup<vocab>(x, to<int>(position))"));
static_assert(says_that<by_ids<tokens, tensor<float, batch<2>, tokens<3>>,
                               headsup_diagnostics::operand<headsup_diagnostics::no_tensor, float>>>(
    "HU051 take<tokens>: position is no whole number; ", "fix: take<tokens>(x, position)"));

// at an id, which is one of the axis, or of nothing that is known; what is taken from ids is an id
constexpr tensor<int, ids_of<vocab<7>, tokens<3>>> words{3, 1, 6};
using place = tensor<int, ids_of<tokens<3>>>;
static_assert(take<tokens>(words, place{2}) == 6 && take<tokens>(words, tensor<int>{-1}) == 6 &&
              take<tokens>(x, place{1}) == take<tokens, 1>(x));
static_assert(std::is_same_v<decltype(take<tokens>(words, 0)), tensor<int, ids_of<vocab<7>>>>);
static_assert(std::is_same_v<decltype(take<tokens>(tensor<int, batch<2>, ids_of<vocab<7>, tokens<3>>>{}, 0)),
                             tensor<int, pooled<ids_of<vocab<7>, batch<2>>, tokens<3>>>>);
static_assert(says_that<by_ids<tokens, tensor<float, tokens<3>, d_in<2>>, tensor<int, ids_of<vocab<7>>>>>(
    "HU062 take: the numbers of () are ids of vocab<7>, it takes ids of tokens<3>; ",
    "fix: the position itself, a whole number"));
static_assert(says_that<by_ids<vocab, tensor<float, vocab<9>, d_in<2>>, tensor<int, ids_of<tokens<3>>>>>(
    "HU062 take: ", "fix: ids of vocab, as a tokenizer or argmax<vocab> gives, or a table with tokens<3>"));
static_assert(says_that<by_ids<heads, tensor<float, heads<9>, d_in<2>>, tensor<int, ids_of<tokens<3>>>>>(
    "HU062 take: ", "fix: ids of heads, as argmax<heads> gives, or a table with tokens<3>"));
static_assert(says_that<by_ids<vocab, tensor<float, vocab<9>, d_in<2>>, tensor<int, ids_of<vocab<3>>>>>(
    "HU062 take: ", "fix: the ids that topk has as indices, gather<vocab>(indices, ids)"));
