#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/broadcast_rules.hpp>

#include "says_that.hpp"

using namespace headsup;
using namespace headsup::rule;

struct plus : rule::call<"operator+", "(left, right)", rule::fix::no_role> {};

using x = axes<batch<2>, tokens<3>, d_in<5>>;

// the values: all axes of the right side are axes of the left one
template <class Left, class Right> using laid_over = holds_axes_of<plus, Left, Right, "x", "mask">;
static_assert(laid_over<x, axes<d_in<5>>>::value && !laid_over<axes<d_in<5>>, x>::value);

// the words: an axis to repeat along, or one under another name
static_assert(says_that<laid_over<axes<tokens<3>, keys<3>>, axes<heads<2>, keys<3>>>>(
    "HU008 operator+: the axes of the mask must all be axes of x, x (tokens<3>, keys<3>), mask (heads<2>, keys<3>); ",
    "fix: expand<heads<2>>(x)"));
static_assert(says_that<laid_over<axes<tokens<3>, d_in<5>>, axes<d_out<5>>>>("HU008 operator+: ", "fix: rename<d_out, d_in>(mask) if d_out means d_in"));
