#include <headsup/axes/roles.hpp>
#include <headsup/ops/arithmetic.hpp>

using namespace headsup;

using x3 = tensor<float, batch<2>, tokens<3>, d_in<5>>;
using row = tensor<float, d_in<5>>;
using ids = tensor<int, tokens<3>>;

// what an operator computes can replace its left operand: a variable, of the same axes and type of numbers, of which
// no more is known than of the result
template <class Call, class Left, class Result> constexpr bool replaces = rule::can_be_left<Call, Left, Result>::value;
static_assert(replaces<rule::plus, x3, x3> && !replaces<rule::plus, x3 const, x3>);
static_assert(!replaces<rule::plus, row, x3> && !replaces<rule::plus, tensor<int, d_in<5>>, row>);
static_assert(!replaces<rule::times, tensor<float, normalized<keys<3>>>, tensor<float, keys<3>>>);
static_assert(replaces<rule::plus, tensor<float, tokens<dynamic>, d_in<5>>, tensor<float, tokens<3>, d_in<5>>>);
