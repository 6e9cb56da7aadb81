#include <headsup/axes/roles.hpp>
#include <headsup/ops/squeeze.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;
using headsup_diagnostics::no_tensor;
using headsup_diagnostics::operand;

using x = tensor<int, batch<1>, tokens<3>, d_out<1>>;

// the type: the axis that is named goes, no other
static_assert(std::is_same_v<decltype(squeeze<d_out>(x{})), tensor<int, batch<1>, tokens<3>>>);
static_assert(std::is_same_v<decltype(squeeze<batch>(x{})), tensor<int, tokens<3>, d_out<1>>>);

// the values
static_assert(squeeze<d_out>(x{{{{1}, {2}, {3}}}}) == tensor<int, batch<1>, tokens<3>>{{{1, 2, 3}}});

// what it refuses
static_assert(can_squeeze<batch, x> && !can_squeeze<tokens, x> && !can_squeeze<keys, x> && !can_squeeze<batch, int>);

// what it says of an axis that is not there: a batch of one is the last that is meant
template <template <std::size_t> class Role, class... As>
using squeezing =
    headsup_calls::refused<headsup_calls::op::squeeze, headsup_calls::along<Role>, operand<axes<As...>, float>>;
static_assert(says_that<squeezing<keys, batch<1>, heads<1>, d_in<3>>>(
    "HU003 squeeze<keys>: x has no keys (batch<1>, heads<1>, d_in<3>); ", "fix: squeeze<heads>(x)"));
static_assert(says_that<squeezing<keys, batch<1>, tokens<1>, d_in<3>>>("HU003 squeeze<keys>: ",
                                                                       "fix: squeeze<tokens>(x)"));
static_assert(says_that<squeezing<keys, batch<1>, d_in<3>>>("HU003 squeeze<keys>: ", "fix: squeeze<batch>(x)"));
static_assert(says_that<squeezing<keys, batch<2>, d_in<3>>>("HU003 squeeze<keys>: ",
                                                            "fix: a tensor with an axis keys"));

// what it says of an axis that is not named: a batch of one is the last that is meant
template <class X> using unnamed = headsup_detail::broken_by<headsup_rule::squeeze, X>;
static_assert(says_that<unnamed<tensor<float, batch<1>, heads<1>, d_in<3>>>>(
    "HU027 squeeze: names no axis of (batch<1>, heads<1>, d_in<3>), and there is no default; ",
    "fix: squeeze<heads>(x)"));
static_assert(says_that<unnamed<tensor<float, batch<1>, d_in<3>>>>("HU027 squeeze: ", "fix: squeeze<batch>(x)"));
static_assert(says_that<unnamed<tensor<float, d_in<3>>>>("HU027 squeeze: ",
                                                         "and there is no default; it takes one role"));
static_assert(says_that<unnamed<int>>("HU003 squeeze: x is not a tensor; ", "fix: a tensor"));
static_assert(says_that<headsup_calls::refused<headsup_calls::op::squeeze, headsup_calls::along<tokens>, described<x>>>(
    "HU009 squeeze: tokens<3> of (batch<1>, tokens<3>, d_out<1>) has more than one element; ",
    "fix: squeeze<d_out>(x)"));
static_assert(says_that<headsup_calls::refused<headsup_calls::op::squeeze, headsup_calls::along<tokens>,
                                               operand<axes<heads<2>, tokens<3>>, float>>>(
    "HU009 squeeze: tokens<3> of (heads<2>, tokens<3>) has more than one element; ",
    "fix: take<tokens>(x, 0) instead"));
static_assert(says_that<headsup_calls::refused<headsup_calls::op::squeeze, headsup_calls::along<tokens>,
                                               operand<axes<tokens<dynamic>>, int>>>(
    "HU047 squeeze: needs the size of tokens<dynamic> at compile time",
    "fix: expect_size<tokens<1>>(x), which checks it"));

// ids stay ids of their axis
static_assert(std::is_same_v<decltype(squeeze<tokens>(tensor<int, ids_of<vocab<7>, tokens<1>>>{})),
                             tensor<int, ids_of<vocab<7>>>>);
