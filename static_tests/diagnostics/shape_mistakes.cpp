#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/shape_mistakes.hpp>

#include "says_that.hpp"

using namespace headsup;
using namespace headsup::diagnostics;

// the values: shapes that do not match
static_assert(says_that<no_subset<"operator+", axes<batch<2>, tokens<3>>, axes<tokens<3>, d_in<5>>>>(
    "HU008 operator+: the axes of one side must all be axes of the other, left (batch<2>, tokens<3>), right "
    "(tokens<3>, "
    "d_in<5>); fix: ",
    ""));
