#include <headsup/axes/roles.hpp>
#include <headsup/tensor/view.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;
using diagnostics::operand;
using rule::is_given_its_axes;

using x = tensor<float, tokens<2>, keys<3>>;
using x_normalized = tensor<float, tokens<2>, normalized<keys<3>>>;
using x_dynamic = tensor<float, tokens<dynamic>, keys<3>>;

// what another tensor has
static_assert(is_given_its_axes<x, x>::value && is_given_its_axes<x, x_normalized>::value &&
              !is_given_its_axes<x_normalized, x>::value);
static_assert(says_that<is_given_its_axes<x, operand<axes<keys<3>, tokens<2>>, float>>>(
    "HU033 tensor: (tokens<2>, keys<3>) cannot be given (keys<3>, tokens<2>); fix: ", ""));
static_assert(says_that<is_given_its_axes<x, operand<axes<tokens<2>, keys<3>>, double>>>(
    "HU033 tensor: (tokens<2>, keys<3>) cannot be given double for float; ", "fix: to<float>(x)"));
static_assert(says_that<is_given_its_axes<x, operand<axes<tokens<2>, d_in<3>>, float>>>("HU033 tensor: ", "fix: rename<d_in, keys>(x) if d_in means keys"));
static_assert(says_that<is_given_its_axes<x, operand<axes<tokens<dynamic>, keys<3>>, float>>>(
    "HU033 tensor: ", "fix: expect_size<tokens<2>>(x), or auto x = forget_size<tokens>(first) for a tensor that grows"));
static_assert(says_that<is_given_its_axes<x_normalized, operand<axes<tokens<2>, keys<3>>, float>>>("HU033 tensor: ", "fix: softmax<keys>(x), or assume_normalized<keys>(x) if it does"));
static_assert(says_that<is_given_its_axes<x, operand<axes<tokens<2>>, float>>>("HU033 tensor: ",
                                                                               "fix: auto, or the axes that it has"));

// tokens that are more: one that grows, and not where the features differ too
static_assert(says_that<is_given_its_axes<x, tensor<float, tokens<5>, keys<3>>>>(
    "HU033 tensor: (tokens<2>, keys<3>) cannot be given (tokens<5>, keys<3>); ",
    "fix: auto, or auto x = forget_size<tokens>(first) for a tensor that grows"));
static_assert(says_that<is_given_its_axes<tensor<float, d_in<3>>, tensor<float, d_in<5>>>>(
    "HU033 tensor: (d_in<3>) cannot be given (d_in<5>); ", "fix: auto, or the axes that it has"));
static_assert(says_that<is_given_its_axes<x_dynamic, x>>(
    "HU033 tensor: (tokens<dynamic>, keys<3>) cannot be given (tokens<2>, keys<3>); ", "fix: forget_size<tokens>(x)"));

// numbers that lie elsewhere
static_assert(says_that<is_given_its_axes<x, float const*>>(
    "HU033 tensor: (tokens<2>, keys<3>) cannot be given numbers that lie elsewhere; ",
    "fix: tensor_view<float const, tokens<2>, keys<3>>(x).clone()"));
static_assert(says_that<is_given_its_axes<x, double const*>>(
    "HU033 tensor: ", "fix: to<float>(tensor_view<double const, tokens<2>, keys<3>>(x))"));
static_assert(says_that<is_given_its_axes<x, float**>>(
    "HU033 tensor: (tokens<2>, keys<3>) cannot be given a range of objects; ", "fix: one range of all numbers"));
static_assert(says_that<is_given_its_axes<x, double[2][3]>>(
    "HU033 tensor: (tokens<2>, keys<3>) cannot be given an array of double; ", "fix: an array of float"));

// an order that is another, and what is known of the numbers
template <Axis To, Axis From> using relabelling = is_given_its_axes<tensor<float, To>, operand<axes<From>, float>>;
using of_heads = merged<d_out<6>, heads<2>, head_dim<3>>;
static_assert(says_that<is_given_its_axes<x, operand<axes<keys<3>, tokens<2>>, float>>>("HU033 tensor: ",
                                                                                        "fix: transpose(x)"));
static_assert(says_that<relabelling<of_heads, d_out<6>>>("HU033 tensor: ",
                                                         "fix: assume_factors<d_out, heads<2>, head_dim<3>>(x)"));
static_assert(says_that<relabelling<d_out<6>, of_heads>>("HU033 tensor: ", "fix: auto, or forget_factors<d_out>(x)"));
static_assert(says_that<relabelling<d_out<6>, d_out<6>>>("HU033 tensor: ", "fix: x.clone()"));

// sizes that only the run time knows: those that the type knows
template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };
constexpr extents<axes<batch<2>, tokens<dynamic>, d_in<3>>> five{{2, 5, 3}};
static_assert(Constant<[] { rule::must_be_known(axes<batch<dynamic>, tokens<5>, d_in<3>>{}, five); }>);
static_assert(!Constant<[] { rule::must_be_known(axes<batch<dynamic>, tokens<6>, d_in<3>>{}, five); }>);
static_assert(!Constant<[] { rule::must_be_known(axes<batch<dynamic>, tokens<4>, d_in<3>>{}, five); }>);
