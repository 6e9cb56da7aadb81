#include <headsup/headsup.hpp>

#include "given.hpp"

namespace headsup::headsup_calls {
using x = tensor<float, batch<2>, tokens<6>, d_in<3>>;
using y = tensor<float, d_in<3>>;
using z = tensor<float, d_in<4>>;
constexpr operation adds{.name = "op", .form = "(left, right)", .rules = {are_tensors, agree}};
constexpr operation forgets{.name = "op", .form = "(left, right)", .rules = {are_tensors, agree}};
// a test learns that a rule is needed: without it a wrong call is taken
template <> inline constexpr int left_out<forgets> = 1;

static_assert(accepts<adds, no_names, x, y> && !accepts<adds, no_names, x, z> &&
              !accepts<adds, no_names, x, plainly<int>>);
static_assert(accepts<forgets, no_names, x, z> && !accepts<forgets, no_names, x, plainly<int>> && left_out<adds> == -1);

// names: roles first, then axes, and numbers apart
constexpr call_value named = naming<roles<tokens, keys>, axes<d_out<5>>, 7, -8>::call(adds, nullptr, 0);
static_assert(named.roles == 2 && named.axes() == 1 && named.named[2].size == 5 && named.named[0].size == 0 &&
              named.numbers == 2 && named.given[1] == -8 && along<tokens>::call(adds, nullptr, 0).named.count == 1 &&
              of_axes<keys<9>>::call(adds, nullptr, 0).roles == 0);

// what refuses it says what is wrong, and a fix
static_assert(refused<adds, no_names, x, y>::value && !refused<adds, no_names, x, z>::value);
constexpr words said = refused<adds, no_names, x, z>::say();
static_assert(
    same_text(said.data(), "HU004 op: left has d_in<3>, right has d_in<4>; fix: right with d_in<3>, or "
                           "left with d_in<4>"));

// sizes known only at run time: types may fit, and numbers not
template <std::size_t N> constexpr auto unsized(tensor<float, d_in<N>> const& fixed) {
  return forget_size<d_in>(fixed);
}
template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };
using later = tensor<float, d_in<dynamic>>;
static_assert(accepts<adds, no_names, x, later> && is_sized_later<later> && !is_sized_later<x> && !is_sized_later<int>);
static_assert(Constant<[] { must_hold<adds>(x{}, unsized(y{})); }> &&
              !Constant<[] { must_hold<adds>(x{}, unsized(z{})); }>);
static_assert(Constant<[] { must_hold<forgets>(x{}, unsized(z{})); }> && Constant<[] { must_hold<adds>(x{}, y{}); }>);
static_assert(!Constant<[] { must_hold<op::softmax, along<d_in>>(unsized(tensor<float, d_in<1>>{})); }> &&
              Constant<[] { must_hold<op::softmax, along<d_in>>(unsized(y{})); }>);
static_assert(std::is_same_v<as_operand<later>, later> && std::is_same_v<as_operand<int>, plainly<int>>);

// what refuses a call of a row: as it is written, and in braces
using sum = headsup::headsup_rule::row<op::sum>;
using sum_of_an_axis = headsup::headsup_rule::is_called_so<sum, headsup::headsup_rule::roles<>, headsup::headsup_rule::types<d_in<3>>,
                                                   headsup::headsup_rule::numbers<>, x>;
static_assert(!sum_of_an_axis::value && same_text(sum_of_an_axis::say().data(),
                                                  "HU051 sum<d_in<3>>: takes a role, which has no size; "
                                                  "fix: sum<d_in>(x)"));
using braces = headsup::headsup_rule::takes_no_braces<headsup::headsup_rule::row<op::stack>, headsup::headsup_rule::roles<keys>, x>;
static_assert(same_text(braces::say().data(),
                        "HU051 stack<keys>: takes its tensors without braces; "
                        "fix: stack<keys>(first, another)"));

// a call that names nothing may be one of another operation
using matrix = headsup::headsup_rule::row<op::transpose, op::transpose_matrix>;
using turned =
    headsup::headsup_rule::is_called_so<matrix, headsup::headsup_rule::roles<>, headsup::headsup_rule::types<>, headsup::headsup_rule::numbers<>, x>;
static_assert(same_text(turned::say().data(),
                        "HU027 transpose: (batch<2>, tokens<6>, d_in<3>) does not have exactly two "
                        "axes; fix: transpose<tokens, d_in>(x)"));
}  // namespace headsup::headsup_calls
