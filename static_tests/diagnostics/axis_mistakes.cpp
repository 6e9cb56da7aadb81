#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/axis_mistakes.hpp>

#include "says_that.hpp"

using namespace headsup;
using namespace headsup::diagnostics;

using x = axes<batch<2>, tokens<3>, d_in<5>>;

// the values: a role twice
static_assert(says_that<role_twice<axes<batch<2>, tokens<3>, tokens<3>>>>("HU002 tensor: ", "") &&
              says_that<role_twice<axes<tokens<3>, d_in<5>, tokens<3>>>>("HU002 tensor: ", "they are combined"));

// a missing axis: the axis of its size that the other side lacks is probably meant, wherever it is
static_assert(
    says_that<no_such_axis<"contract", head_dim, "right", axes<keys<7>, d_out<5>>, axes<tokens<3>, head_dim<5>>>>(
        "HU003 contract<head_dim>: left has head_dim<5>, right has no head_dim (keys<7>, d_out<5>); ",
        "fix: rename<d_out, head_dim>(right)"));
static_assert(
    says_that<no_such_axis<"contract", head_dim, "left", axes<tokens<7>, d_out<5>>, axes<keys<3>, head_dim<5>>>>(
        "HU003 contract<head_dim>: right has head_dim<5>, left has no head_dim (tokens<7>, d_out<5>); ",
        "fix: rename<d_out, head_dim>(left)"));
static_assert(says_that<no_such_axis<"contract", d_in, "right", axes<batch<5>, d_out<5>>, axes<batch<5>, d_in<5>>>>(
    "HU003 contract<d_in>: left has d_in<5>, ", "fix: rename<d_out, d_in>(right)"));
static_assert(says_that<no_such_axis<"sum", keys, "x", x>>(
    "HU003 sum<keys>: x has no keys (batch<2>, tokens<3>, d_in<5>); ", "fix: sum<tokens>(x)"));
static_assert(says_that<no_such_axis<"sum", heads, "x", x>>("HU003 sum<heads>: ", "fix: sum<d_in>(x)"));
static_assert(says_that<no_such_axis<"sum", keys, "x", axes<>>>("HU003 sum<keys>: x has no keys (); ",
                                                                "fix: a tensor with an axis keys"));
static_assert(says_that<no_such_axis<"sum", keys, "x", no_tensor>>("HU003 sum<keys>: x is not a tensor; ",
                                                                   "fix: a tensor with an axis keys"));

// a name that is nearly right comes first; an axis that both sides have, if nothing says the size
template <std::size_t N>
struct in_dim : headsup::axis<"in_dim", N> {};
template <std::size_t N>
struct in_dimm : headsup::axis<"in_dimm", N> {};
static_assert(says_that<no_such_axis<"sum", in_dimm, "x", axes<in_dim<5>, tokens<3>>>>("HU003 sum<in_dimm>: ",
                                                                                       "fix: sum<in_dim>(x)"));
static_assert(says_that<no_such_axis<"contract", keys, "left", axes<tokens<3>, d_in<5>>, axes<d_in<5>, d_out<2>>>>(
    "HU003 contract<keys>: left has no keys (tokens<3>, d_in<5>); ", "fix: contract<d_in>(left, right)"));
static_assert(says_that<no_such_axis<"split", keys, "x", x, void, call::by_other>>("HU003 split<keys>: ",
                                                                                   "fix: rename<tokens, keys>(x)"));

// which axis is meant, and that there may be none
static_assert(same_text(meant_for<axes<>>(x{}, {"keys", 0}).role, "tokens"));
static_assert(same_text(meant_for<axes<>>(x{}, {"heads", 3}).role, "tokens"));
static_assert(meant_for<axes<tokens<3>>>(x{}, {"keys", 3}).size == 0 && meant_for<axes<>>(x{}, {"keys", 4}).size == 0);

// two sizes: the first that differ, those on both sides
static_assert(says_that<disagree<"operator+", x, axes<d_in<5>, tokens<4>>>>(
    "HU004 operator+: left has tokens<3>, right has tokens<4>; fix: ", ""));
static_assert(says_that<disagree<"matmul", axes<batch<2>, tokens<3>>, axes<tokens<4>, batch<5>>>>(
    "HU004 matmul: left has batch<2>, right has batch<5>; fix: ", ""));

// a role that already exists
static_assert(says_that<axis_already_there<"rename", tokens<1>, x>>(
    "HU012 rename: (batch<2>, tokens<3>, d_in<5>) already has an axis tokens; fix: ", ""));

// braces: levels, entries too few and too many
static_assert(says_that<literal_shape<x, 2, 3>>(
    "HU005 tensor literal: (batch<2>, tokens<3>, d_in<5>) takes 3 levels of braces, there are 2; fix: ", ""));
static_assert(says_that<literal_shape<x, 2, 3, 4>>("HU005 tensor literal: d_in<5> takes 5 entries, the braces hold 4; ",
                                                   "fix: add 1, or d_in<4>"));
static_assert(says_that<literal_shape<axes<tokens<1>, d_in<5>>, 3, 5>>(
    "HU005 tensor literal: tokens<1> takes 1 entry, the braces hold 3; ", "fix: remove 2, or tokens<3>"));
