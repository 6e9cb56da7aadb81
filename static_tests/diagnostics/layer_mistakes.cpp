#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/layer_mistakes.hpp>

#include "says_that.hpp"

using namespace headsup;
using namespace headsup::diagnostics;

// the values: more tokens than a layer supports
static_assert(says_that<context_exceeded<"causal_attention", 7, 5>>(
    "HU016 causal_attention: the input has tokens<7>, the layer supports context_length<5>; ",
    "fix: slice<tokens<5>>(x, 0), or a layer with context_length<7>"));

// heads that do not divide the output: the nearest that do
static_assert(says_that<heads_do_not_divide<d_out<7>, heads<3>>>(
    "HU017 multi_head_attention: d_out<7> is not divisible by heads<3>; ", "fix: d_out<6> or d_out<9>"));
static_assert(says_that<heads_do_not_divide<d_out<2>, heads<3>>>(
    "HU017 multi_head_attention: d_out<2> is not divisible by heads<3>; ", "fix: d_out<3>"));

// one role on both sides of a linear layer
static_assert(says_that<linear_roles<d_in<2>, d_in<3>>>(
    "HU018 linear: maps d_in<2> to d_in<3>, the same role on both sides; fix: ", ""));

// an input that lacks the axis: another size, another role of that size, nothing that could be it
static_assert(says_that<wrong_input<"linear", d_in<3>, axes<tokens<5>, d_in<2>>>>(
    "HU024 linear: takes d_in<3>, x is (tokens<5>, d_in<2>); fix: ", ""));
static_assert(says_that<wrong_input<"linear", d_in<3>, axes<tokens<5>, head_dim<3>>>>(
    "HU024 linear: takes d_in<3>, x is (tokens<5>, head_dim<3>); ",
    "fix: rename<head_dim, d_in>(x), or a linear made for head_dim<3>"));
static_assert(says_that<wrong_input<"linear", d_in<3>, axes<tokens<5>>>>(
    "HU024 linear: takes d_in<3>, x is (tokens<5>); ", "fix: an input with d_in<3>"));

// an output that cannot hold the result: other axes, another element type, a constant, not a tensor
using written = axes<tokens<5>, d_out<2>>;
static_assert(says_that<cannot_write<"into", written, operand<axes<d_out<2>, tokens<5>>, float>>>(
    "HU033 into: the result is float (tokens<5>, d_out<2>), out is float (d_out<2>, tokens<5>); ",
    "fix: tensor<float, tokens<5>, d_out<2>> out"));
static_assert(says_that<cannot_write<"step_into", written, operand<written, double>>>(
    "HU033 step_into: the result is float (tokens<5>, d_out<2>), out is double (tokens<5>, d_out<2>); ",
    "fix: tensor<float, tokens<5>, d_out<2>> out"));
static_assert(says_that<cannot_write<"into", written, operand<written, float const>>>(
    "HU033 into: the result is float (tokens<5>, d_out<2>), out is constant float (tokens<5>, d_out<2>); ",
    "fix: tensor<float, tokens<5>, d_out<2>> out"));
static_assert(says_that<cannot_write<"into", written, operand<no_tensor, int>>>(
    "HU033 into: the result is float (tokens<5>, d_out<2>), out is not a tensor; ",
    "fix: tensor<float, tokens<5>, d_out<2>> out"));
