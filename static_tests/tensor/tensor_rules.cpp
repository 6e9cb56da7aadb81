#include <headsup/axes/roles.hpp>
#include <headsup/tensor/view.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;
using headsup_diagnostics::operand;
using headsup_rule::outlives_its_views;

// a role twice, and more numbers than memory can hold
template <class Scalar, Axis... As>
using of_axes = headsup_rule::has_such_axes<headsup_calls::op::tensor_type, Scalar, axes<As...>>;
static_assert(of_axes<float>::value && of_axes<float, tokens<2>, keys<3>>::value);
static_assert(!of_axes<float, tokens<3>, d_in<5>, tokens<4>>::value);
static_assert(says_that<of_axes<float, batch<2>, tokens<3>, tokens<3>>>(
    "HU002 tensor: two axes of one role in (batch<2>, tokens<3>, tokens<3>); ",
    "fix: tensor<float, batch<2>, tokens<3>, keys<3>>"));
static_assert(says_that<of_axes<bool, tokens<3>, d_in<5>, tokens<3>>>(
    "HU002 tensor: ", "fix: tensor<bool, tokens<3>, d_in<5>, keys<3>>"));
static_assert(says_that<of_axes<float, tokens<3>, keys<5>, tokens<4>>>(
    "HU002 tensor: ", "fix: tensor<float, tokens<3>, keys<5>, another_role<4>>"));
constexpr std::size_t half = std::size_t{1} << 63;
static_assert(of_axes<bool, batch<2>, tokens<dynamic>, d_in<half / 2 - 1>>::value &&
              !of_axes<double, batch<2>, tokens<dynamic>, d_in<half / 2 - 1>>::value);
static_assert(says_that<of_axes<double, tokens<half>, keys<2>>>(
    "HU001 tensor: (tokens<9223372036854775808>, keys<2>) has more numbers than memory can hold; ",
    "fix: tensor<double, tokens<576460752303423487>, keys<2>>"));
static_assert(says_that<of_axes<double, tokens<half>, keys<half>>>("HU001 tensor: ", "fix: smaller axes"));
static_assert(says_that<of_axes<long double, tokens<half>>>("HU001 tensor: ",
                                                            "fix: tensor<other numbers, tokens<576460752303423487>>"));
template <Axis... As>
using viewed = headsup_rule::has_such_axes<headsup_calls::op::in_memory<"tensor_view">, float, axes<As...>>;
static_assert(says_that<viewed<tokens<half>, keys<2>>>("HU001 tensor_view: ", "fix: smaller axes"));
static_assert(
    says_that<viewed<tokens<3>, tokens<3>>>("HU002 tensor_view: two axes of one role in (tokens<3>, tokens<3>); ",
                                            "fix: tensor_view<float, tokens<3>, keys<3>>"));

// the words
static_assert(outlives_its_views<axes<>, true>::value && !outlives_its_views<axes<>>::value);
static_assert(says_that<outlives_its_views<axes<tokens<2>>>>(
    "HU038 view: the numbers of (tokens<2>) belong to a temporary and are destroyed with it; ",
    "fix: give it a name first, and view that"));
template <class X, class Y>
using comparing = headsup_calls::refused<headsup_calls::op::compare, headsup_calls::no_names, X, Y>;
static_assert(says_that<comparing<operand<axes<tokens<2>>, float>, operand<axes<tokens<2>>, int>>>(
    "HU037 operator==: ", "fix: to<float>(right)"));
static_assert(says_that<comparing<operand<axes<tokens<2>>, float>, operand<axes<keys<2>>, int>>>(
    "HU033 operator==: left is (tokens<2>), right is (keys<2>); ",
    "fix: to<float>(rename<keys, tokens>(right)) if keys means tokens"));

// one size for each dynamic axis, by role, and for no other
using some = axes<batch<2>, tokens<dynamic>, d_in<3>>;
template <template <std::size_t> class Role> using size = axis_size<named_role<Role<1>::role::name>>;
template <class List, class... Sizes>
using given = headsup_rule::is_given_sizes<headsup_calls::op::sized_by_role<headsup_calls::op::tensor_type, "x({each_size})">,
                                   List, Sizes...>;
static_assert(given<some, size<tokens>>::value && given<axes<tokens<3>>>::value && given<axes<>>::value);
static_assert(given<axes<tokens<dynamic>, keys<dynamic>>, size<keys>, size<tokens>>::value);
static_assert(!given<some>::value && !given<some, size<keys>>::value && !given<some, int>::value &&
              !given<some, size<tokens>, size<tokens>>::value && !given<some, size<tokens>, size<batch>>::value);
static_assert(says_that<given<some>>(
    "HU047 tensor: (batch<2>, tokens<dynamic>, d_in<3>) takes one size for each dynamic axis, by role; ",
    "fix: x(sized<tokens>(n))"));
static_assert(says_that<given<axes<tokens<dynamic>, keys<dynamic>>>>("HU047 tensor: ",
                                                                     "fix: x(sized<tokens>(n), sized<keys>(n))"));
static_assert(says_that<given<axes<tokens<3>>, int>>(
    "HU047 tensor: (tokens<3>) has no dynamic axis, so it takes no size; ", "fix: leave it out"));
