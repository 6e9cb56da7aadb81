#include <headsup/axes/merged.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/alike_rules.hpp>

#include "says_that.hpp"

using namespace headsup;
using namespace headsup::rule;

struct equal : rule::call<"operator==", "(first, other)", rule::fix::no_role> {};

template <Axis... As> using over = operand<axes<As...>, float>;
using nothing = operand<no_tensor, float>;
using x = over<tokens<3>, d_in<5>>;

// the values: the same axes in the same order, sizes as far as they are known
static_assert(are_alike<equal, x, x>::value && are_alike<equal, x, over<tokens<dynamic>, d_in<5>>>::value);
static_assert(!are_alike<equal, x, over<d_in<5>, tokens<3>>>::value && !are_alike<equal, x, over<tokens<3>>>::value &&
              !are_alike<equal, x, nothing>::value);

// the words: another order, name, number of axes, size
static_assert(says_that<are_alike<equal, x, over<d_in<5>, tokens<3>>>>("HU014 operator==: first is (tokens<3>, d_in<5>), another is (d_in<5>, tokens<3>); ", "fix: transpose(another)"));
static_assert(says_that<are_alike<equal, x, over<keys<3>, d_in<5>>>>("HU014 operator==: ", "fix: rename<keys, tokens>(another) if keys means tokens"));
static_assert(says_that<are_alike<equal, x, over<tokens<3>, d_in<5>, heads<2>>>>("HU014 operator==: ", "fix: take<heads>(another, 0) if one of heads is meant"));
static_assert(says_that<are_alike<equal, x, over<tokens<3>>>>("HU014 operator==: ", "fix: expand<d_in<5>>(another)"));
static_assert(says_that<are_alike<equal, x, over<tokens<2>, d_in<5>>>>("HU014 operator==: ", "fix: slice<tokens<2>>(first, 0) if the rest is not meant"));
static_assert(says_that<are_alike<equal, x, over<tokens<4>, d_in<5>>>>("HU014 operator==: ", "fix: slice<tokens<3>>(another, 0) if the rest is not meant"));
static_assert(says_that<are_alike<equal, over<merged<d_out<6>, heads<2>, head_dim<3>>>,
                                  over<merged<d_out<6>, head_dim<3>, heads<2>>>>>("HU014 operator==: ", "fix: merge<d_out, heads, head_dim>(transpose(split<d_out, head_dim<3>, heads<2>>(another)))"));
static_assert(says_that<are_alike<equal, x, nothing>>("HU014 operator==: ", "fix: tensors"));

// the same of sizes that only the run time knows; one axis may be left out
template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };
using some = axes<batch<2>, tokens<dynamic>, d_in<3>>;
constexpr extents<some> five{{2, 5, 3}};
constexpr extents<some> four{{2, 4, 3}};
static_assert(Constant<[] { must_be_alike<equal>(five, five); }>);
static_assert(!Constant<[] { must_be_alike<equal>(five, four); }>);
static_assert(Constant<[] { must_be_alike<equal, tokens<1>::role>(five, four); }>);
static_assert(!Constant<[] { must_be_alike<equal, batch<1>::role>(five, four); }>);
