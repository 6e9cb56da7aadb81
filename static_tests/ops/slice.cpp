#include <headsup/axes/merged.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/slice.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };

constexpr tensor<int, tokens<5>, d_in<3>> x{{{1, 2, 3}, {4, 5, 6}, {7, 8, 9}, {10, 11, 12}, {13, 14, 15}}};

// the type: another size; nothing is known of the sums of a part, but of those along another axis
static_assert(std::is_same_v<decltype(slice<tokens<2>>(x, 0)), tensor<int, tokens<2>, d_in<3>>>);
static_assert(std::is_same_v<decltype(slice<d_in<1>>(x, 0)), tensor<int, tokens<5>, d_in<1>>>);
static_assert(std::is_same_v<decltype(slice<keys<2>>(tensor<float, tokens<5>, normalized<keys<3>>>{}, 0)),
                             tensor<float, tokens<5>, keys<2>>>);
static_assert(std::is_same_v<decltype(slice<tokens<2>>(tensor<float, tokens<5>, normalized<keys<3>>>{}, 0)),
                             tensor<float, tokens<2>, normalized<keys<3>>>>);
static_assert(std::is_same_v<decltype(slice<d_out<5>>(tensor<int, merged<d_out<6>, heads<2>, head_dim<3>>>{}, 0)),
                             tensor<int, d_out<5>>>);

// the values
static_assert(slice<tokens<2>>(x, 0) == tensor<int, tokens<2>, d_in<3>>{{{1, 2, 3}, {4, 5, 6}}});
static_assert(slice<tokens<2>>(x, 3) == tensor<int, tokens<2>, d_in<3>>{{{10, 11, 12}, {13, 14, 15}}});
static_assert(slice<d_in<2>>(x, 1) == tensor<int, tokens<5>, d_in<2>>{{{2, 3}, {5, 6}, {8, 9}, {11, 12}, {14, 15}}});
static_assert(slice<tokens<5>>(x, 0) == x && slice<tokens<2>>(view(x), 1) == slice<tokens<2>>(x, 1));
constexpr tensor<int, batch<2>, tokens<3>, d_in<2>> deep{{{{1, 2}, {3, 4}, {5, 6}}, {{7, 8}, {9, 10}, {11, 12}}}};
static_assert(slice<tokens<2>>(deep, 1) ==
              tensor<int, batch<2>, tokens<2>, d_in<2>>{{{{3, 4}, {5, 6}}, {{9, 10}, {11, 12}}}});

// what it refuses: an end outside
static_assert(Constant<[] { return slice<tokens<2>>(x, 3)(0, 0); }>);
static_assert(!Constant<[] { return slice<tokens<2>>(x, 4)(0, 0); }>);
static_assert(!Constant<[] { return slice<tokens<5>>(x, 1)(0, 0); }>);
static_assert(!Constant<[] { return slice<tokens<1>>(x, static_cast<std::size_t>(-1))(0, 0); }>);

// the words: a missing axis, a size that is none, positions beyond the end, none at all
using described_x = headsup_diagnostics::operand<axes<batch<2>, tokens<3>, d_in<5>>, float>;
static_assert(says_that<headsup_calls::refused<
                  headsup_calls::op::slice, headsup_calls::naming<headsup_calls::roles<>, axes<keys<2>>>, described_x>>(
    "HU003 slice<keys<2>>: x has no keys (batch<2>, ", "fix: slice<tokens<2>, 0>(x)"));
static_assert(says_that<headsup_calls::refused<headsup_calls::op::slice,
                                               headsup_calls::naming<headsup_calls::roles<>, axes<keys<2>>>,
                                               headsup_diagnostics::operand<headsup_diagnostics::no_tensor, int>>>(
    "HU003 slice<keys<2>>: x is not a tensor; ", "fix: a tensor"));
static_assert(
    says_that<headsup_calls::refused<
        headsup_calls::op::slice, headsup_calls::naming<headsup_calls::roles<>, axes<tokens<dynamic>>>, described_x>>(
        "HU047 slice: ", "fix: slice<tokens>(x, first, count)"));
static_assert(
    says_that<headsup_calls::refused<headsup_calls::op::slice,
                                     headsup_calls::naming<headsup_calls::roles<>, axes<tokens<4>>, 0>, described_x>>(
        "HU021 slice: tokens<3> has elements 0 to 2, asked for 0 to 3; ", "fix: slice<tokens<3>, 0>(x)"));
static_assert(
    says_that<headsup_calls::refused<headsup_calls::op::slice,
                                     headsup_calls::naming<headsup_calls::roles<>, axes<tokens<2>>, 2>, described_x>>(
        "HU021 slice: tokens<3> has elements 0 to 2, asked for 2 to 3; ", "fix: slice<tokens<2>, 1>(x)"));
static_assert(
    says_that<headsup_calls::refused<headsup_calls::op::slice,
                                     headsup_calls::naming<headsup_calls::roles<>, axes<tokens<2>>>, described_x>>(
        "HU051 slice<tokens<2>>: names no position; ", "fix: slice<tokens<2>, 0>(x)"));
using whole = headsup_diagnostics::operand<headsup_diagnostics::no_tensor, int>;
static_assert(says_that<headsup_calls::refused<headsup_calls::op::slice_some, headsup_calls::along<keys>, described_x,
                                               whole, whole>>("HU003 slice<keys>: ",
                                                              "fix: slice<tokens>(x, first, count), or x with keys"));
static_assert(says_that<headsup_calls::refused<headsup_calls::op::slice_some, headsup_calls::along<tokens>, described_x,
                                               whole, tensor<int, batch<2>>>>(
    "HU051 slice<tokens>: count is one number, got a tensor (batch<2>); ", "fix: slice<tokens>(x, first, count)"));
// a fix stays inside the axis
template <class To, auto First>
using part = headsup_calls::refused<headsup_calls::op::slice,
                                    headsup_calls::naming<headsup_calls::roles<>, axes<To>, First>, described_x>;
static_assert(says_that<part<tokens<2>, -2>>("HU021 slice: tokens<3> has elements 0 to 2, asked for -2 to -1; ",
                                             "fix: slice<tokens<2>, 1>(x)"));
static_assert(says_that<part<tokens<4>, 1>>("HU021 slice: tokens<3> has elements 0 to 2, asked for 1 to 4; ",
                                            "fix: slice<tokens<2>, 1>(x)"));
static_assert(says_that<part<tokens<4>, 7>>("HU021 slice: ", "fix: slice<tokens<3>, 0>(x)"));

// from an id on, or as many as a tensor without axes says; what is cut out of ids are ids
using place = tensor<int, ids_of<tokens<3>>>;
constexpr tensor<int, ids_of<vocab<7>, tokens<3>>> words{3, 1, 6};
static_assert(slice<tokens<2>>(words, place{1}) == slice<tokens<2>, 1>(words) &&
              std::is_same_v<decltype(slice<tokens<2>, 1>(words)), tensor<int, ids_of<vocab<7>, tokens<2>>>>);
static_assert([] {
  auto const two = slice<tokens>(words, place{1}, tensor<int>{2});
  return two.size() == 2 && two(1) == 6 &&
         std::is_same_v<decltype(two), tensor<int, ids_of<vocab<7>, tokens<dynamic>>> const>;
}());
static_assert(says_that<headsup_calls::refused<headsup_calls::op::slice_some, headsup_calls::along<tokens>, described_x,
                                               tensor<int, ids_of<vocab<7>>>, whole>>(
    "HU062 slice: the numbers of () are ids of vocab<7>, it takes ids of tokens<3>; ",
    "fix: the position itself, a whole number"));
