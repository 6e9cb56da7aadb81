#include <headsup/axes/roles.hpp>
#include <headsup/tensor/view.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;
using namespace headsup::headsup_detail;
using headsup_diagnostics::operand;
using headsup_rule::is_given;

using x = tensor<float, tokens<2>, keys<3>>;
using x_normalized = tensor<float, tokens<2>, normalized<keys<3>>>;
using x_dynamic = tensor<float, tokens<dynamic>, keys<3>>;

// what a tensor is made from: as much as it claims, of sizes that its type knows, but for run-time sizes of its own
static_assert(is_made_from<x, x> && is_made_from<x, x_normalized> && !is_made_from<x_normalized, x>);
static_assert(is_made_from<x_dynamic, x> && !is_made_from<x, x_dynamic>);
static_assert(!is_made_from<x, tensor<double, tokens<2>, keys<3>>> &&
              !is_made_from<x, tensor<float, keys<3>, tokens<2>>>);
static_assert(!is_made_from<x, tensor_view<float, tokens<2>, keys<3>>>);

// what a view shows: the same, and sizes are compared at run time
using x_view = tensor_view<float const, tokens<2>, keys<3>>;
static_assert(is_made_from<x_view, x> && is_made_from<x_view, x_dynamic> && is_made_from<x_view, x_normalized>);
static_assert(!is_made_from<x_view, tensor<float, keys<3>, tokens<2>>>);

// what another tensor has
static_assert(is_given<x, x>::value && is_given<x, x_normalized>::value && !is_given<x_normalized, x>::value);
static_assert(says_that<is_given<x, operand<axes<keys<3>, tokens<2>>, float>>>(
    "HU033 tensor: (tokens<2>, keys<3>) cannot be given (keys<3>, tokens<2>); fix: ", ""));
static_assert(says_that<is_given<x, operand<axes<tokens<2>, keys<3>>, double>>>(
    "HU033 tensor: (tokens<2>, keys<3>) cannot be given double for float; ", "fix: to<float>(x)"));
static_assert(says_that<is_given<tensor<float, tokens<2>, d_in<3>>, tensor<float, tokens<2>, d_out<3>>>>(
    "HU033 tensor: (tokens<2>, d_in<3>) cannot be given (tokens<2>, d_out<3>); ",
    "fix: rename<d_out, d_in>(x) if d_out means d_in"));
// no feature becomes a position
static_assert(says_that<is_given<x, operand<axes<tokens<2>, d_in<3>>, float>>>(
    "HU033 tensor: ", "fix: x with keys<3>, or auto, or tensor<float, tokens<2>, d_in<3>>"));
static_assert(says_that<is_given<x, operand<axes<tokens<dynamic>, keys<3>>, float>>>(
    "HU033 tensor: ",
    "fix: expect_size<tokens<2>>(x), which checks it, or auto x = forget_size<tokens>(first) for a tensor that grows"));
static_assert(says_that<is_given<x_normalized, operand<axes<tokens<2>, keys<3>>, float>>>(
    "HU033 tensor: ", "fix: softmax<keys>(x), or assume_normalized<keys>(x) if it does"));
static_assert(says_that<is_given<x, operand<axes<tokens<2>>, float>>>(
    "HU033 tensor: ", "fix: x with keys<3>, or transpose(expand<keys<3>>(x)) if it is the same for each"));

// tokens that are more: one that grows, and not where the features differ too
static_assert(says_that<is_given<x, tensor<float, tokens<5>, keys<3>>>>(
    "HU033 tensor: (tokens<2>, keys<3>) cannot be given (tokens<5>, keys<3>); ",
    "fix: auto, or auto x = forget_size<tokens>(first) for a tensor that grows"));
static_assert(says_that<is_given<tensor<float, d_in<3>>, tensor<float, d_in<5>>>>(
    "HU033 tensor: (d_in<3>) cannot be given (d_in<5>); ", "fix: auto, or tensor<float, d_in<5>>"));
static_assert(says_that<is_given<x_dynamic, x>>(
    "HU033 tensor: (tokens<dynamic>, keys<3>) cannot be given (tokens<2>, keys<3>); ", "fix: forget_size<tokens>(x)"));

// numbers that lie elsewhere
static_assert(says_that<is_given<x, float const*>>(
    "HU033 tensor: (tokens<2>, keys<3>) cannot be given numbers that lie elsewhere; ",
    "fix: tensor_view<float const, tokens<2>, keys<3>>(x).clone()"));
static_assert(says_that<is_given<x, double const*>>(
    "HU033 tensor: ", "fix: to<float>(tensor_view<double const, tokens<2>, keys<3>>(x))"));
static_assert(says_that<is_given<x, float**>>("HU033 tensor: (tokens<2>, keys<3>) cannot be given a range of objects; ",
                                              "fix: one range of all numbers"));
static_assert(says_that<is_given<x, double[2][3]>>(
    "HU033 tensor: (tokens<2>, keys<3>) cannot be given an array of double; ", "fix: an array of float"));

// an order that is another, and what is known of the numbers
template <Axis To, Axis From> using relabelling = is_given<tensor<float, To>, operand<axes<From>, float>>;
using of_heads = merged<d_out<6>, heads<2>, head_dim<3>>;
static_assert(says_that<is_given<x, operand<axes<keys<3>, tokens<2>>, float>>>("HU033 tensor: ", "fix: transpose(x)"));
static_assert(says_that<relabelling<of_heads, d_out<6>>>("HU033 tensor: ",
                                                         "fix: assume_factors<d_out, heads<2>, head_dim<3>>(x)"));
static_assert(relabelling<d_out<6>, of_heads>::value && relabelling<d_out<6>, d_out<6>>::value);
static_assert(says_that<is_given<x, x_view>>(
    "HU033 tensor: (tokens<2>, keys<3>) cannot be given what a view refers to; ", "fix: x.clone()"));
static_assert(says_that<is_given<x_dynamic, x_view>>("HU033 tensor: ", "fix: forget_size<tokens>(x)"));

// a view is given a name for what was made
static_assert(says_that<is_given<tensor_view<float const, of_heads>, tensor<float, d_out<6>>>>(
    "HU033 tensor: ", "fix: a name for assume_factors<d_out, heads<2>, head_dim<3>>(x), and a view of that"));
static_assert(says_that<is_given<x_view, tensor<float, tokens<2>, d_in<3>>>>(
    "HU033 tensor: ", "fix: x with keys<3>, or tensor_view<float const, tokens<2>, d_in<3>>"));

// what no operation makes
using dropped = tensor<float, tokens<2>, normalized_on_average<keys<3>>>;
static_assert(says_that<is_given<dropped, x>>(
    "HU033 tensor: (tokens<2>, keys<3>) cannot be given x, whose keys<3> is not known to sum to one; ",
    "fix: auto, or tensor<float, tokens<2>, keys<3>>"));
static_assert(says_that<is_given<tensor<int, ids_of<vocab<9>, tokens<2>>>, tensor<int, tokens<2>>>>(
    "HU033 tensor: (tokens<2>) cannot be given x, whose numbers are not known to be ids of vocab<9>; ",
    "fix: auto, or tensor<int, tokens<2>>"));
static_assert(says_that<is_given<tensor<long, tokens<2>>, tensor<int, tokens<2>>>>(
    "HU033 tensor: (tokens<2>) cannot be given int for integers; ", "fix: auto, or tensor<int, tokens<2>>"));

// facts that are written in another order are the same
constexpr tensor<float, pooled<normalized<d_in<2>>, batch<2>>> weights{0.25f, 0.75f};
constexpr tensor<float, pooled<d_in<2>, batch<2>>> shares = weights;
static_assert(shares(1) == 0.75f);

// sizes that only the run time knows: those that the type knows
template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };
template <std::size_t Tokens>
using of_tokens = decltype([] {
  tensor<float, batch<dynamic>, tokens<Tokens>> copied(
      tensor<float, batch<2>, tokens<dynamic>>(sized<tokens>(std::size_t{5})));
});
static_assert(Constant<of_tokens<5>{}> && !Constant<of_tokens<6>{}> && !Constant<of_tokens<4>{}>);
