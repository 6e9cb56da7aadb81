#include <headsup/axes/roles.hpp>
#include <headsup/ops/arithmetic.hpp>

using namespace headsup;

using x3 = tensor<float, batch<2>, tokens<3>, d_in<5>>;
using row = tensor<float, d_in<5>>;
using ids = tensor<int, tokens<3>>;

// both operands are tensors, and hold numbers of one kind
template <class X, class Y>
constexpr bool meet = rule::meet_as_tensors<rule::plus, described<X>, described<Y>>::value;
template <class X, class Y>
constexpr bool alike = rule::of_one_kind<rule::plus, described<X>, described<Y>>::value;
static_assert(meet<x3, row> && !meet<x3, char const*> && !meet<char const*, x3>);
static_assert(alike<x3, tensor<double, d_in<5>>> && alike<ids, tensor<bool, tokens<3>>>);
static_assert(!alike<ids, x3> && !alike<x3, ids>);

// what an operator computes can replace its left operand: a variable, of the same axes and type of numbers, of which
// no more is known than of the result
template <class Call, class Left, class Result> constexpr bool replaces = rule::can_be_left<Call, Left, Result>::value;
static_assert(replaces<rule::plus, x3, x3> && !replaces<rule::plus, x3 const, x3>);
static_assert(!replaces<rule::plus, row, x3> && !replaces<rule::plus, tensor<int, d_in<5>>, row>);
static_assert(!replaces<rule::times, tensor<float, normalized<keys<3>>>, tensor<float, keys<3>>>);
static_assert(replaces<rule::plus, tensor<float, tokens<dynamic>, d_in<5>>, tensor<float, tokens<3>, d_in<5>>>);

// in place, the left operand holds the right one, and keeps its size
template <class Left, class Right>
constexpr bool holds = rule::left_holds_right<rule::changing<"operator+=">, axes_of<Left>, axes_of<Right>>::value;
template <class Left, class Right>
constexpr bool agrees = rule::agrees_with_left<rule::changing<"operator+=">, axes_of<Left>, axes_of<Right>>::value;
static_assert(holds<x3, row> && !holds<tensor<float, tokens<3>>, row>);
static_assert(agrees<x3, row> && !agrees<x3, tensor<float, d_in<4>>> && !agrees<x3, tensor<float, d_in<1>>>);
