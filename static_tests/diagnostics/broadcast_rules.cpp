#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/broadcast_rules.hpp>

#include "says_that.hpp"

using namespace headsup;
using namespace headsup::rule;

struct plus : rule::call<"operator+", "(left, right)", rule::fix::no_role> {};

using x = axes<batch<2>, tokens<3>, d_in<5>>;

// the values: all axes of one side are axes of the other, whichever it is
static_assert(one_holds_other<plus, x, axes<d_in<5>>>::value && one_holds_other<plus, axes<d_in<5>>, x>::value &&
              one_holds_other<plus, x, axes<>>::value && one_holds_other<plus, x, x>::value);
static_assert(!one_holds_other<plus, x, axes<d_out<5>>>::value);

// of the right side alone
template <class Left, class Right> using laid_over = holds_axes_of<plus, Left, Right, "x", "mask">;
static_assert(laid_over<x, axes<d_in<5>>>::value && !laid_over<axes<d_in<5>>, x>::value);

// the words: an axis under another name, longer than what it is meant for, or one to repeat along
static_assert(says_that<one_holds_other<plus, axes<batch<2>, tokens<3>>, axes<tokens<3>, d_in<5>>>>(
    "HU008 operator+: the axes of one side must all be axes of the other, left (batch<2>, tokens<3>), right "
    "(tokens<3>, d_in<5>); ",
    "fix: expand<d_in<5>>(left)"));
static_assert(says_that<one_holds_other<plus, axes<batch<2>, d_in<5>>, axes<d_out<5>>>>("HU008 operator+: ", "fix: rename<d_out, d_in>(right) if d_out means d_in"));
static_assert(says_that<one_holds_other<plus, axes<tokens<3>, d_in<5>>, axes<keys<7>>>>("HU008 operator+: ", "fix: expand<keys<7>>(left)"));

// a product that PyTorch would refuse is one of matrices; one that it pairs may be meant so
struct times : rule::call<"operator*", "(left, right)", rule::fix::no_role> {};
template <class Left, class Right> using product_of = one_holds_other<times, Left, Right>;
static_assert(says_that<product_of<axes<tokens<6>, d_in<2>>, axes<d_in<2>, keys<6>>>>(
    "HU008 operator*: ", "fix: contract<d_in>(left, right) for a product of matrices"));
static_assert(says_that<product_of<axes<batch<2>, tokens<6>, head_dim<2>>, axes<batch<2>, head_dim<2>, keys<6>>>>(
    "HU008 operator*: ", "fix: contract<head_dim>(left, right) for a product of matrices"));
static_assert(says_that<product_of<axes<tokens<6>, d_in<2>>, axes<d_out<5>, d_in<2>>>>(
    "HU008 operator*: ", "fix: contract<d_in>(left, right) for a product of matrices"));
static_assert(says_that<product_of<axes<tokens<6>, d_in<2>>, axes<context_length<6>, d_in<2>>>>(
    "HU008 operator*: ", "fix: contract<d_in>(left, right) for a product of matrices, or rename<context_length, "
                         "tokens>(right) if context_length means tokens"));
static_assert(says_that<product_of<axes<heads<3>, tokens<6>>, axes<heads<3>, d_in<2>>>>(
    "HU008 operator*: ", "fix: expand<d_in<2>>(left)"));

static_assert(says_that<laid_over<axes<tokens<3>, keys<3>>, axes<heads<2>, keys<3>>>>(
    "HU008 operator+: the axes of the mask must all be axes of x, x (tokens<3>, keys<3>), mask (heads<2>, keys<3>); ",
    "fix: expand<heads<2>>(x)"));
static_assert(says_that<laid_over<axes<tokens<3>, d_in<5>>, axes<d_out<5>>>>("HU008 operator+: ", "fix: rename<d_out, d_in>(mask) if d_out means d_in"));
