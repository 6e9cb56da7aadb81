#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/axis_mistakes.hpp>
#include <headsup/diagnostics/size_mistakes.hpp>

#include "says_that.hpp"

using namespace headsup;
using namespace headsup::diagnostics;

// The sentences of tensors and views: two axes of one role, braces, sizes that are missing, and what cannot be assigned.

using x = axes<batch<2>, tokens<3>, d_in<5>>;

// the values: a role twice
static_assert(says_that<role_twice<axes<batch<2>, tokens<3>, tokens<3>>>>("HU002 tensor: ", "") &&
              says_that<role_twice<axes<tokens<3>, d_in<5>, tokens<3>>>>("HU002 tensor: ", "they are combined"));

// braces: levels, entries too few and too many
static_assert(says_that<literal_shape<x, 2, 3>>(
    "HU005 tensor literal: (batch<2>, tokens<3>, d_in<5>) takes 3 levels of braces, there are 2; fix: ", ""));
static_assert(says_that<literal_shape<x, 2, 3, 4>>("HU005 tensor literal: d_in<5> takes 5 entries, the braces hold 4; ",
                                                   "fix: add 1, or d_in<4>"));
static_assert(says_that<literal_shape<axes<tokens<1>, d_in<5>>, 3, 5>>(
    "HU005 tensor literal: tokens<1> takes 1 entry, the braces hold 3; ", "fix: remove 2, or tokens<3>"));
static_assert(says_that<literal_shape<axes<tokens<2>, d_in<3>>, 3, 2>>(
    "HU005 tensor literal: tokens<2> takes 2 entries, the braces hold 3; ",
    "fix: tokens<3>, d_in<2>, or d_in<3>, tokens<2> if the braces hold columns"));

// sizes that only the run time knows: what is assigned has those that the type knows
template <auto F>
concept Constant = requires { typename std::bool_constant<(F(), true)>; };
using some = axes<batch<2>, tokens<dynamic>, d_in<3>>;
constexpr extents<some> five{{2, 5, 3}};
static_assert(Constant<[] { must_be_known(axes<batch<dynamic>, tokens<5>, d_in<3>>{}, five); }>);
static_assert(!Constant<[] { must_be_known(axes<batch<dynamic>, tokens<6>, d_in<3>>{}, five); }>);

// sizes by role, one for each dynamic axis
static_assert(all_sized<some, axis_size<role<"tokens">>> && all_sized<axes<>>);
static_assert(!all_sized<some> && !all_sized<some, axis_size<role<"keys">>> && !all_sized<some, int>);
static_assert(!all_sized<some, axis_size<role<"tokens">>, axis_size<role<"tokens">>>);
static_assert(extents_from<some>(sized<tokens>(5)).count() == 30);
static_assert(says_that<sizes_missing<"tensor", some>>(
    "HU048 tensor: (batch<2>, tokens<dynamic>, d_in<3>) takes one size for each dynamic axis",
    "fix: x(sized<tokens>(n))"));
static_assert(says_that<sizes_missing<"tensor", axes<tokens<3>>>>(
    "HU048 tensor: (tokens<3>) has no dynamic axis, so it takes no size; ", "fix: leave it out"));
