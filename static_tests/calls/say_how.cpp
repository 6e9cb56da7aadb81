#include <headsup/headsup.hpp>

#include "given.hpp"

namespace headsup::headsup_calls {
constexpr name_value role_of(role_value const& role) { return {.is = written::role, .axis = as_axis(role)}; }
constexpr name_value axis_of(role_value const& role, std::size_t size) {
  return {.is = written::axis, .axis = as_axis(role, size)};
}
constexpr name_value the_number(long long n) { return {.is = written::number, .n = n}; }
constexpr name_value type_of(number type) { return {.is = written::type, .type = type}; }
template <class... As> constexpr name_value list_of = {.is = written::list, .list = listed<axes<As...>>::value};
constexpr role_value tokens_role = role::tokens, keys_role = role::keys, features = role::d_in;

/// Whether a call that is written so is told this.
template <class... Xs, std::size_t N>
constexpr bool is_told_how(operation const& op, name_value const (&names)[N], char const* text, bool braces = false) {
  operand_value const xs[] = {value_of_operand<Xs>()..., operand_value{}};
  return same_text(say_how(written_call{&op, names, N - 1, xs, sizeof...(Xs), braces}).data(), text);
}
constexpr name_value end = type_of(number::other);
using x = floats<batch<2>, tokens<6>, d_in<12>>;
using scores = floats<tokens<6>, keys<5>>;

// names: a role without a size, by a number, in a list; more of them, fewer, none
static_assert(is_told_how<x>(op::softmax, {axis_of(features, 12), end},
                             "HU051 softmax<d_in<12>>: takes a role, which has no size; fix: softmax<d_in>(x)"));
static_assert(
    is_told_how<x>(op::sum, {role_of(tokens_role), axis_of(features, 12), end},
                   "HU051 sum<tokens, d_in<12>>: takes roles, which have no size; fix: sum<tokens, d_in>(x)"));
static_assert(
    is_told_how<x>(op::sum, {the_number(-1), the_number(0), end},
                   "HU051 sum<-1, 0>: an axis is named by its role, not by a number; fix: sum<d_in, batch>(x)"));
static_assert(is_told_how<x>(op::softmax, {list_of<d_in<12>>, end},
                             "HU051 softmax<axes<d_in<12>>>: takes roles one by one, and no list of axes; "
                             "fix: softmax<d_in>(x)"));
static_assert(is_told_how<x>(op::argmax, {role_of(features), role_of(tokens_role), end},
                             "HU051 argmax<d_in, tokens>: takes one role; fix: argmax<d_in>(x)"));
static_assert(is_told_how<x>(op::rename, {role_of(features), end},
                             "HU051 rename<d_in>: takes two roles; fix: rename<d_in, another_role>(x)"));
static_assert(is_told_how<floats<tokens<6>, heads<3>, head_dim<4>>>(
    op::merge, {role_of(role::all_heads), end},
    "HU051 merge<all_heads>: takes two roles or more; fix: merge<all_heads, heads, head_dim>(x)"));
static_assert(is_told_how<x>(op::exp, {role_of(features), end},
                             "HU051 exp<d_in>: takes nothing between < and >; fix: exp(x)"));
static_assert(is_told_how<x>(op::argmax, {end},
                             "HU027 argmax: names no axis of (batch<2>, tokens<6>, d_in<12>), and there "
                             "is no default; fix: argmax<d_in>(x)"));

// only an operation that takes several roles offers them
static_assert(is_told_how<x>(op::sum, {end},
                             "HU027 sum: names no axis of (batch<2>, tokens<6>, d_in<12>), and there is no "
                             "default; fix: sum<d_in>(x), or sum<batch, tokens, d_in>(x) if one number is "
                             "meant"));
constexpr operation along_one{.name = "op", .form = "<role>(x)", .rules = {has_axis}, .is = reduces};
static_assert(is_told_how<x>(along_one, {end},
                             "HU027 op: names no axis of (batch<2>, tokens<6>, d_in<12>), and there is no "
                             "default; fix: op<d_in>(x)"));

// a role first, then axes, which have sizes; a number may say how often
constexpr name_value two_heads = axis_of(role::heads, 2);
static_assert(is_told_how<x>(op::split, {axis_of(features, 12), two_heads, axis_of(role::head_dim, 6), end},
                             "HU051 split<d_in<12>, heads<2>, head_dim<6>>: takes a role first, which has no size; "
                             "fix: split<d_in, heads<2>, head_dim<6>>(x)"));
static_assert(is_told_how<x>(op::split, {role_of(features), two_heads, role_of(role::head_dim), end},
                             "HU051 split<d_in, heads<2>, head_dim>: takes an axis there, which has a role and a size; "
                             "fix: split<d_in, heads<2>, head_dim<N>>(x)"));
static_assert(is_told_how<x>(op::repeat, {role_of(features), the_number(2), end},
                             "HU051 repeat<d_in, 2>: takes an axis there, which has a role and a size; "
                             "fix: repeat<d_in, another_role<24>>(x)"));
static_assert(is_told_how<x>(op::expand, {the_number(2), end},
                             "HU051 expand<2>: takes an axis, which has a role and a size; "
                             "fix: expand<another_role<2>>(x)"));
static_assert(is_told_how<scores>(op::expect_size, {role_of(keys_role), end},
                                  "HU051 expect_size<keys>: takes an axis, which has a role and a size; "
                                  "fix: expect_size<keys<5>>(x)"));

// one list, whatever is written
static_assert(is_told_how<scores>(op::reorder, {the_number(1), the_number(0), end},
                                  "HU051 reorder<1, 0>: takes its axes as one list, with their sizes; "
                                  "fix: reorder<axes<keys<5>, tokens<6>>>(x)"));

// a number and a type, where they belong
static_assert(is_told_how<scores>(op::tril, {role_of(tokens_role), role_of(keys_role), axis_of(keys_role, 1), end},
                                  "HU051 tril<tokens, keys, keys<1>>: takes a number there, and no axis; "
                                  "fix: tril<tokens, keys, 1>(x)"));
static_assert(is_told_how<scores>(op::triu, {the_number(1), end},
                                  "HU051 triu<1>: takes two roles and at most one number; "
                                  "fix: triu<tokens, keys, 1>(x)"));
static_assert(is_told_how<x>(op::convert, {type_of(number::double_), role_of(features), end},
                             "HU051 to<double, d_in>: takes one type; fix: to<double>(x)"));

static_assert(is_told_how<x>(op::chunk, {the_number(3), end},
                             "HU051 chunk<3>: takes one role and one number; fix: chunk<d_in, 3>(x)"));
static_assert(is_told_how<x>(op::expect_size, {the_number(6), end},
                             "HU051 expect_size<6>: takes an axis, which has a role and a size; "
                             "fix: expect_size<tokens<6>>(x)"));
static_assert(is_told_how<x>(op::slice, {role_of(tokens_role), the_number(2), end},
                             "HU051 slice<tokens, 2>: takes an axis, which has a role and a size; "
                             "fix: slice<tokens<N>, 2>(x)"));

// operands: too many, too few, in braces
static_assert(is_told_how<x, x>(op::exp, {end}, "HU051 exp: takes (x), got 2 operands; fix: exp(x)"));
static_assert(is_told_how<x>(op::matmul, {end},
                             "HU051 matmul: takes (left, right), got 1 operand; fix: matmul(left, right)"));
static_assert(
    is_told_how<x, x>(op::concat, {role_of(features), end},
                      "HU051 concat<d_in>: takes its tensors without braces; fix: concat<d_in>(first, another)", true));

// the call as it should be written is asked too, and mended as every other
static_assert(is_told_how<x>(op::softmax, {axis_of(role::d_out, 12), end},
                             "HU051 softmax<d_out<12>>: takes a role, which has no size; fix: softmax<d_in>(x)"));
static_assert(is_told_how<ints<tokens<6>>>(op::mean, {the_number(0), end},
                                           "HU051 mean<0>: an axis is named by its role, not by a number; "
                                           "fix: mean<tokens>(to<float>(x))"));
// a role that is not there is mended, where a size is open too
static_assert(is_told_how<floats<kv_heads<2>, tokens<5>>>(
    op::repeat, {role_of(role::heads), the_number(3), end},
    "HU051 repeat<heads, 3>: takes an axis there, which has a role and a size; fix: repeat<kv_heads, heads<6>>(x)"));
// where nothing mends it, there is no fix; and a call of the right form is what its rules say
static_assert(is_told_how<x>(op::reshape, {the_number(5), the_number(7), end},
                             "HU051 reshape<5, 7>: takes an axis, which has a role and a size"));
static_assert(
    is_told_how<x>(op::softmax, {role_of(role::d_out), end},
                   "HU003 softmax<d_out>: x has no d_out (batch<2>, tokens<6>, d_in<12>); fix: softmax<d_in>(x), "
                   "or x with d_out"));
static_assert(is_told_how<plainly<int>>(op::sum, {end}, "HU003 sum: x is not a tensor; fix: a tensor"));
static_assert(is_told_how<floats<d_in<3>>>(
    op::squeeze, {end}, "HU027 squeeze: names no axis of (d_in<3>), and there is no default; it takes one role"));
// the rules hold, and C++ refuses it
static_assert(is_told_how<x>(op::exp, {end}, "HU051 exp: takes other arguments than these; fix: exp(x)"));
}  // namespace headsup::headsup_calls
