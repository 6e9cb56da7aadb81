#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/axis_rules.hpp>

#include "says_that.hpp"

using namespace headsup;
using namespace headsup::rule;

struct sum : rule::call<"sum"> {};
struct split : rule::call<"split", "(x)", rule::fix::rename> {};
struct contract : rule::call<"contract", "(left, right)"> {};
struct slice : rule::call<"slice", "(x, 0)"> {};
struct attend : rule::call<"attend", "(weights, values)", rule::fix::no_role> {};

using x = operand<axes<batch<2>, tokens<3>, d_in<5>>, float>;
using nothing = operand<no_tensor, float>;
template <Axis... As> using over = operand<axes<As...>, float>;

// the values: an axis of that role, of any size
static_assert(has_axis<sum, tokens, x>::value && has_axis<sum, tokens, over<tokens<dynamic>>>::value);
static_assert(!has_axis<sum, keys, x>::value && !has_axis<sum, keys, over<>>::value &&
              !has_axis<sum, keys, nothing>::value);

// the words: the axis of its size that the other side lacks is probably meant, wherever it is
template <template <std::size_t> class Role, fixed_string Operand, class X, class Beside>
using of_two = has_axis<contract, Role, X, Operand, typename Beside::axes>;
static_assert(says_that<of_two<head_dim, "right", over<keys<7>, d_out<5>>, over<tokens<3>, head_dim<5>>>>("HU003 contract<head_dim>: left has head_dim<5>, right has no head_dim (keys<7>, d_out<5>); ", "fix: keys instead of values, or rename<d_out, head_dim>(right) if d_out means head_dim"));
static_assert(says_that<of_two<head_dim, "left", over<tokens<7>, d_out<5>>, over<keys<3>, head_dim<5>>>>("HU003 contract<head_dim>: right has head_dim<5>, left has no head_dim (tokens<7>, d_out<5>); ", "fix: rename<d_out, head_dim>(left) if d_out means head_dim, or another tensor with head_dim<5>"));
static_assert(says_that<of_two<d_in, "right", over<batch<5>, d_out<5>>, over<batch<5>, d_in<5>>>>("HU003 contract<d_in>: left has d_in<5>, ", "fix: rename<d_out, d_in>(right) if d_out means d_in, or another tensor with d_in<5>"));
static_assert(says_that<has_axis<sum, keys, x>>("HU003 sum<keys>: x has no keys (batch<2>, tokens<3>, d_in<5>); ",
                                                "fix: sum<tokens>(x)"));
static_assert(says_that<has_axis<sum, heads, x>>("HU003 sum<heads>: ", "fix: sum<d_in>(x)"));
static_assert(says_that<has_axis<sum, keys, over<>>>("HU003 sum<keys>: x has no keys (); ",
                                                     "fix: a tensor with an axis keys"));
static_assert(says_that<has_axis<sum, keys, nothing>>("HU003 sum<keys>: x is not a tensor; ",
                                                      "fix: a tensor with an axis keys"));

// a name that is nearly right comes first; an axis that both sides have, if nothing says the size
template <std::size_t N> struct in_dim : headsup::axis<"in_dim", N> {};
template <std::size_t N> struct in_dimm : headsup::axis<"in_dimm", N> {};
static_assert(says_that<has_axis<sum, in_dimm, over<in_dim<5>, tokens<3>>>>("HU003 sum<in_dimm>: ",
                                                                            "fix: sum<in_dim>(x)"));
static_assert(says_that<of_two<keys, "left", over<tokens<3>, d_in<5>>, over<d_in<5>, d_out<2>>>>(
    "HU003 contract<keys>: left has no keys (tokens<3>, d_in<5>); ", "fix: contract<d_in>(left, right)"));

// another role is named only if the operation's own rules accept it, and features are no tokens, examples or heads
struct normed : rule::call<"normed"> {
  template <template <std::size_t> class Role, class X>
  struct rules : all<has_axis<normed, Role, X>, keeps_apart<normed, Role, X, keys>> {};
};
static_assert(says_that<has_axis<normed, context_length, over<tokens<3>, keys<4>>>>(
    "HU003 normed<context_length>: ", "fix: normed<tokens>(x)"));
static_assert(says_that<has_axis<normed, context_length, over<keys<4>>>>("HU003 normed<context_length>: ",
                                                                         "fix: a tensor with an axis context_length"));
static_assert(says_that<has_axis<sum, d_in, over<batch<2>, tokens<3>, heads<4>>>>("HU003 sum<d_in>: ",
                                                                                  "fix: a tensor with an axis d_in"));
static_assert(says_that<of_two<head_dim, "left", over<heads<3>, d_in<5>>, over<heads<3>, d_out<2>>>>(
    "HU003 contract<head_dim>: ", "fix: rename<d_in, head_dim>(left) if d_in means head_dim"));

// where another role would not do, the axis that was meant is renamed, also one that is nearly named so
static_assert(says_that<has_axis<split, keys, x>>("HU003 split<keys>: ", "fix: rename<tokens, keys>(x) if tokens means keys"));
static_assert(says_that<has_axis<split, in_dimm, over<in_dim<5>>>>("HU003 split<in_dimm>: ",
                                                                   "fix: rename<in_dim, in_dimm>(x)"));
static_assert(says_that<of_two<keys, "right", over<tokens<3>>, over<d_in<5>>>>("HU003 contract<keys>: right has no keys (tokens<3>); ", "fix: rename<tokens, keys>(right) if tokens means keys"));

// tensors, whatever their axes
static_assert(are_tensors<sum, over<>>::value && !are_tensors<sum, nothing>::value);
static_assert(says_that<are_tensors<sum, nothing>>("HU003 sum: x is not a tensor; ", "fix: a tensor"));
static_assert(are_tensors<attend, x, over<>>::value && are_tensors<attend>::value &&
              !are_tensors<attend, x, nothing>::value && !are_tensors<attend, nothing, x>::value);
static_assert(says_that<are_tensors<attend, x, nothing>>("HU003 attend: takes tensors, got something else; ", "fix: tensors, as in attend(weights, values)"));

// an axis that is given with a size: one of its role, no longer than what is there
static_assert(has_axis_like<slice, tokens<9>, x>::value && !has_axis_like<slice, keys<2>, x>::value);
static_assert(says_that<has_axis_like<slice, keys<2>, x>>("HU003 slice<keys<2>>: x has no keys (batch<2>, tokens<3>, d_in<5>); ", "fix: slice<tokens<2>>(x, first)"));
static_assert(says_that<has_axis_like<slice, keys<7>, x>>("HU003 slice<keys<7>>: ", "fix: slice<tokens<3>>(x, first)"));
static_assert(says_that<has_axis_like<slice, heads<7>, x>>("HU003 slice<heads<7>>: ", "fix: slice<batch<2>>(x, first)"));
static_assert(says_that<has_axis_like<slice, keys<2>, over<>>>("HU003 slice<keys<2>>: x has no keys (); ",
                                                               "fix: a tensor with an axis keys"));
static_assert(says_that<has_axis_like<slice, keys<2>, nothing>>("HU003 slice<keys<2>>: x is not a tensor; ",
                                                                "fix: a tensor with an axis keys"));

// positions: one, and none at all
static_assert(names_a_position<slice, tokens<3>, rule::number<0>>::value &&
              !names_a_position<slice, tokens<3>, void>::value);
static_assert(says_that<names_a_position<slice, tokens<3>, void>>("HU051 slice<tokens>: names no position; ",
                                                                  "fix: slice<tokens>(x, 0)"));
static_assert(says_that<names_a_position<slice, tokens<3>, void, true>>("HU051 slice<tokens<3>>: names no position; ",
                                                                        "fix: slice<tokens<3>>(x, 0)"));

// examples stay apart, and earlier from later tokens: the last other axis is meant, if there is one
static_assert(keeps_apart<sum, d_in, x, batch, tokens>::value && keeps_apart<sum, batch, x>::value &&
              !keeps_apart<sum, batch, x, batch>::value && !keeps_apart<sum, tokens, x, batch, tokens>::value);
static_assert(says_that<keeps_apart<sum, batch, x, batch>>(
    "HU029 sum<batch>: over batch<2> of (batch<2>, tokens<3>, d_in<5>) each example would depend on the others; ",
    "fix: sum<d_in>(x)"));
static_assert(says_that<keeps_apart<sum, tokens, over<tokens<3>>, tokens>>("HU029 sum<tokens>: over tokens<3> of (tokens<3>) each token would see the later ones; ", "fix: sum<d_in>(rename<tokens, d_in>(x)) if these are features"));

// sizes that only the run time knows: the first of them is named
using run = axes<batch<2>, tokens<dynamic>, d_in<dynamic>>;
static_assert(size_written<split, x::axes>::value && !size_written<split, run>::value);
static_assert(says_that<size_written<split, axes<d_in<3>, d_out<dynamic>>>>(
    "HU047 split: needs the size of d_out<dynamic> at compile time, but it is known only at run time; ",
    "fix: d_out<N> with a number"));
