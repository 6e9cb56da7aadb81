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
static_assert(says_that<transpose_which<axes<batch<2>, tokens<3>, d_in<5>>>>(
    "HU020 transpose: (batch<2>, tokens<3>, d_in<5>) has not just two axes; fix: ", ""));

// a split into another product: of two parts, the one that divides the size is kept
static_assert(says_that<split_product<"split", d_out<12>, axes<heads<5>, head_dim<4>>>>(
    "HU009 split: d_out<12> is not (heads<5>, head_dim<4>), which has 20 elements; ",
    "fix: split<d_out, heads<3>, head_dim<4>>(x)"));
static_assert(says_that<split_product<"split", d_out<12>, axes<heads<3>, head_dim<5>>>>(
    "HU009 split: ", "fix: split<d_out, heads<3>, head_dim<4>>(x)"));
static_assert(says_that<split_product<"split", d_out<7>, axes<heads<2>, head_dim<3>>>>("HU009 split: ",
                                                                                       "fix: d_out<6> or d_out<12>"));
static_assert(says_that<split_product<"split", d_out<5>, axes<heads<2>, head_dim<3>>>>("HU009 split: ",
                                                                                       "fix: d_out<6>"));
static_assert(says_that<split_product<"split", d_out<7>, axes<head_dim<3>>>>("HU009 split: ",
                                                                             "fix: split<d_out, head_dim<7>>(x)"));
static_assert(says_that<split_product<"split", d_out<7>, axes<batch<2>, heads<2>, head_dim<2>>>>("HU009 split: ",
                                                                                                 "fix: d_out<8>"));

// a merged axis split differently, even where more is known about it
using joined = merged<all_heads<6>, heads<2>, head_dim<3>>;
static_assert(says_that<split_order<"split", joined, axes<head_dim<3>, heads<2>>>>(
    "HU010 split: all_heads<6> was merged from (heads<2>, head_dim<3>), not from (head_dim<3>, heads<2>); fix: ", ""));
static_assert(says_that<split_order<"split", normalized<joined>, axes<head_dim<3>, heads<2>>>>(
    "HU010 split: all_heads<6> was merged from (heads<2>, head_dim<3>), ", ""));

// axes that are not adjacent
static_assert(says_that<cannot_merge<all_heads, axes<heads<1>, head_dim<1>>,
                                     operand<axes<heads<2>, tokens<3>, head_dim<5>>, float>>>(
    "HU011 merge: heads, head_dim do not stand side by side in that order in (heads<2>, tokens<3>, head_dim<5>); ",
    "fix: merge<all_heads, heads, head_dim>(transpose<heads, tokens>(x))"));
static_assert(says_that<cannot_merge<all_heads, axes<head_dim<1>, heads<1>>,
                                     operand<axes<tokens<3>, heads<2>, head_dim<5>>, float>>>(
    "HU011 merge: head_dim, heads do not stand side by side in that order in (tokens<3>, heads<2>, head_dim<5>); ",
    "fix: merge<all_heads, head_dim, heads>(transpose<heads, head_dim>(x))"));

// new orders of axes: two swapped, or more
static_assert(
    says_that<cannot_reshape<axes<batch<2>, heads<3>, tokens<5>>, operand<axes<heads<3>, tokens<5>, batch<2>>, float>>>(
        "HU013 reshape: (heads<3>, tokens<5>, batch<2>) cannot be read as (batch<2>, heads<3>, tokens<5>): ",
        "fix: reorder<axes<batch<2>, heads<3>, tokens<5>>>(x)"));
static_assert(says_that<cannot_reshape<axes<tokens<5>, keys<3>>, operand<axes<tokens<5>, heads<3>>, float>>>(
    "HU013 reshape: ", "that is another name; fix: rename<heads, keys>(x)"));
static_assert(says_that<cannot_reshape<axes<tokens<5>, keys<4>>, operand<axes<tokens<5>, heads<3>>, float>>>(
    "HU013 reshape: ", "which has 20 elements and not 15; fix: the same sizes in all"));
