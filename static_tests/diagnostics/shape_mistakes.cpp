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
using three_tokens = operand<axes<tokens<3>>, float>;
static_assert(says_that<cannot_stack<batch, three_tokens, three_tokens, operand<axes<keys<3>>, float>>>(
    "HU014 stack: the first tensor is (tokens<3>), another is (keys<3>); ", "fix: rename<keys, tokens>(the other)"));
static_assert(says_that<cannot_stack<batch, three_tokens, operand<axes<tokens<2>>, float>>>(
    "HU014 stack: ", "fix: slice<tokens<2>>(the first, 0)"));
static_assert(says_that<cannot_stack<batch, three_tokens, operand<axes<tokens<3>>, double>>>(
    "HU025 stack: left holds float, right holds double; ", "fix: to<float>(right)"));
static_assert(
    says_that<cannot_look_up<"lookup", vocab, operand<axes<vocab<5>, d_in<3>>, float>, operand<axes<d_in<2>>, int>>>(
        "HU023 lookup: the ids (d_in<2>) and the rows of the table (vocab<5>, d_in<3>) share a role; ",
        "fix: rename<d_in, tokens>(ids)"));
