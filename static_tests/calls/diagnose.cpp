#include <headsup/headsup.hpp>

#include "given.hpp"

// One sentence for each kind of change: what is wrong, and the cheapest call that is right.

namespace headsup::headsup_calls {
using x = floats<batch<2>, tokens<6>, d_in<12>>;

// a role
static_assert(
    is_told<op::sum, along<d_out>, x>("HU003 sum<d_out>: x has no d_out (batch<2>, tokens<6>, d_in<12>); "
                                      "fix: sum<d_in>(x), or x with d_out"));

// an axis
static_assert(is_told<op::split, naming<roles<d_in>, axes<heads<3>, head_dim<5>>>, x>(
    "HU009 split: d_in<12> is not (heads<3>, head_dim<5>), which has 15 elements; "
    "fix: split<d_in, heads<3>, head_dim<4>>(x), or x with d_in<15>"));

// the order of names
static_assert(is_told<op::split, naming<roles<d_in>, axes<head_dim<4>, heads<3>>>, x>(
    "HU010 split: (head_dim<4>, heads<3>) would deal the features of d_in<12> out to the heads in turn; "
    "fix: split<d_in, heads<3>, head_dim<4>>(x)"));

// the new one first
static_assert(is_told<op::merge, along<head_dim, heads, all_heads>, floats<tokens<6>, heads<3>, head_dim<4>>>(
    "HU003 merge<head_dim, heads, all_heads>: x has no all_heads (tokens<6>, heads<3>, head_dim<4>); "
    "fix: merge<all_heads, heads, head_dim>(x)"));

// one more name
static_assert(is_told<op::split, naming<roles<d_in>, axes<heads<3>>>, x>(
    "HU009 split: d_in<12> is not (heads<3>), which has 3 elements; "
    "fix: split<d_in, heads<3>, head_dim<4>>(x)"));

// factors
static_assert(is_told<op::split, naming<roles<d_in>, axes<heads<3>, head_dim<2>>>,
                      floats<merged<d_in<6>, heads<2>, head_dim<3>>>>(
    "HU010 split: d_in<6> was merged from (heads<2>, head_dim<3>), not from (heads<3>, head_dim<2>); "
    "fix: split<d_in, heads<2>, head_dim<3>>(x)"));

// a number
static_assert(is_told<op::mask_future, naming<roles<tokens, keys>, axes<>, 9>, floats<tokens<2>, keys<5>>>(
    "HU019 mask_future: an offset of 9 puts the last of tokens<2> at key 10, and keys<5> ends at 4; "
    "fix: mask_future<tokens, keys, 3>(x), or x with keys<11>"));

// the operands exchanged
static_assert(is_told<op::lookup, along<vocab>, ints<tokens<3>>, floats<vocab<9>, d_in<4>>>(
    "HU003 lookup<vocab>: table has no vocab (tokens<3>); "
    "fix: lookup<vocab>(second, first)"));

// an operand less
static_assert(is_told<op::softmax, along<keys>, floats<tokens<6>, keys<5>>, plainly<int>>(
    "HU051 softmax<keys>: takes (x), got 2 operands; "
    "fix: softmax<keys>(x)"));

// a name less
static_assert(
    is_told<op::sum, along<tokens, tokens>, floats<tokens<6>>>("HU051 sum<tokens, tokens>: names tokens twice; "
                                                               "fix: sum<tokens>(x)"));

// one name only
static_assert(
    is_told<op::normalize, along<tokens, d_in>, x>("HU029 normalize<tokens, d_in>: over several axes of (batch<2>, "
                                                   "tokens<6>, d_in<12>) at once each token would see the later ones; "
                                                   "fix: normalize<d_in>(x)"));

// another type of one
static_assert(
    is_told<op::masked_fill, no_names, floats<tokens<6>, keys<5>>, floats<tokens<6>, keys<5>>, plainly<float>>(
        "HU037 masked_fill: mask holds float, it takes bool; "
        "fix: to<bool>(mask)"));

// another operand, or another role of it
static_assert(is_told<op::contract, along<head_dim>, floats<batch<2>, tokens<6>, head_dim<4>>,
                      floats<batch<2>, keys<7>, d_out<4>>>(
    "HU003 contract<head_dim>: left has head_dim<4>, right has no head_dim (batch<2>, keys<7>, d_out<4>); "
    "fix: keys instead of values, or rename<d_out, head_dim>(right) if d_out means head_dim"));
static_assert(is_told<op::matmul, no_names, floats<tokens<6>, d_in<3>>, floats<d_out<4>, d_in<3>>>(
    "HU006 matmul: sums over the last axis of left (tokens<6>, d_in<3>) and the second-to-last of right (d_out<4>, "
    "d_in<3>), but d_in<3> is not d_out<4>; "
    "fix: matmul(left, transpose(right))"));
static_assert(is_told<op::minus, no_names, x, floats<keys<6>>>(
    "HU008 operator-: the axes of one side must all be axes of the other, left (batch<2>, tokens<6>, d_in<12>), right "
    "(keys<6>); "
    "fix: rename<keys, tokens>(right) if keys means tokens"));
static_assert(is_told<op::plus, no_names, floats<merged<d_in<6>, heads<2>, pairs<3>>>,
                      floats<merged<d_in<6>, pairs<3>, heads<2>>>>(
    "HU010 operator+: d_in<6> was merged from (heads<2>, pairs<3>) in left, from (pairs<3>, heads<2>) in right: the "
    "same numbers in another order; "
    "fix: merge<d_in, heads, pairs>(transpose(split<d_in, pairs<3>, heads<2>>(right)))"));
static_assert(is_told<op::plus, no_names, floats<heads<6>, tokens<5>>, floats<kv_heads<2>, tokens<5>>>(
    "HU008 operator+: the axes of one side must all be axes of the other, left (heads<6>, tokens<5>), right "
    "(kv_heads<2>, tokens<5>); "
    "fix: assume_factors<heads, kv_heads<2>, copies<3>>(left) + repeat_interleave<kv_heads, heads<6>>(right), or "
    "split<heads, kv_heads<2>, copies<3>>(left)"));
static_assert(
    is_told<op::concat, along<tokens>, floats<batch<2>, tokens<3>, d_in<4>>, floats<d_in<4>, batch<2>, tokens<7>>>(
        "HU033 concat: first is (batch<2>, tokens<3>, d_in<4>), another is (d_in<4>, batch<2>, tokens<7>); "
        "fix: reorder<axes<batch<2>, tokens<7>, d_in<4>>>(another)"));
static_assert(is_told<op::attend, no_names, floats<tokens<6>, keys<5>>, floats<keys<5>, d_out<4>>>(
    "HU015 attend: the weights (tokens<6>, keys<5>) are not known to sum to one over an axis of the values (keys<5>, "
    "d_out<4>); "
    "fix: softmax<keys>(weights) if these are scores, or renormalize<keys>(weights) if they were weights"));
static_assert(
    is_told<op::masked_fill, no_names, floats<tokens<6>, keys<6>>, bools<lower_triangle<keys<6>, tokens<6>, 0>>,
            plainly<float>>("HU019 masked_fill: the mask is true, and hides, where tril kept its ones: the past of "
                            "every query, not its future, over (tokens<6>, keys<6>); "
                            "fix: mask_future<tokens, keys>(x) instead, or !mask"));

// what was declared
static_assert(is_told<op::mask_future, along<tokens, keys>, floats<tokens<5>, keys<2>>>(
    "HU019 mask_future: tokens<5> are more than keys<2>, so not all of them are among the keys; fix: x with keys<5>"));

// a hint
static_assert(
    is_told<op::concat, along<d_out>, x, x>("HU003 concat<d_out>: first has no d_out (batch<2>, tokens<6>, d_in<12>); "
                                            "fix: stack<d_out>(first, another) instead"));

// an alternative is of another kind than the fix, or there is none
static_assert(is_told<op::plus, no_names, floats<tokens<5>, d_in<12>>, floats<d_in<9>>>(
    "HU004 operator+: left has d_in<12>, right has d_in<9>; fix: right with d_in<12>, or "
    "left with d_in<9>"));
static_assert(is_told<op::plus, no_names, floats<tokens<5>, d_in<12>>, floats<tokens<3>, d_in<12>>>(
    "HU004 operator+: left has tokens<5>, right has tokens<3>; fix: slice<tokens<3>>(left, 0) if the rest is not "
    "meant, or right with tokens<5>"));

// words for what no change mends
static_assert(is_told<op::sum, along<d_out>, plainly<int>>(
    "HU003 sum<d_out>: x is not a tensor; fix: a tensor with an axis d_out"));

static_assert(is_code("f(x)") && !is_code("leave it out") && same_text(conversion_to(number::integers), "int"));
}  // namespace headsup::headsup_calls
