#include <headsup/axes/merged.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/attend.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

// the type: distributions, mixed, are distributions
using words = tensor<float, keys<3>, normalized<vocab<5>>>;
static_assert(std::is_same_v<decltype(attend(std::declval<tensor<float, tokens<2>, normalized<keys<3>>>>(),
                                             std::declval<words>())),
                             tensor<float, tokens<2>, normalized<vocab<5>>>>);
static_assert(std::is_same_v<decltype(attend(std::declval<tensor<float, tokens<2>, normalized_on_average<keys<3>>>>(),
                                             std::declval<words>())),
                             tensor<float, tokens<2>, vocab<5>>>);

using weights = tensor<float, tokens<2>, normalized<keys<3>>>;
using values = tensor<float, keys<3>, d_out<5>>;

template <class W, class V> using attended = decltype(attend(std::declval<W>(), std::declval<V>()));

// the type: the axis that sums to one is gone, and with it what was known
static_assert(std::is_same_v<attended<weights, values>, tensor<float, tokens<2>, d_out<5>>>);
static_assert(std::is_same_v<attended<tensor<float, tokens<2>, normalized_on_average<keys<3>>>, values>,
                             tensor<float, tokens<2>, d_out<5>>>);
static_assert(std::is_same_v<attended<tensor<float, batch<2>, heads<7>, tokens<4>, normalized<keys<3>>>,
                                      tensor<float, batch<2>, heads<7>, keys<3>, head_dim<5>>>,
                             tensor<float, batch<2>, heads<7>, tokens<4>, head_dim<5>>>);
static_assert(std::is_same_v<attended<tensor<float, normalized<keys<3>>>, values>, tensor<float, d_out<5>>>);
static_assert(std::is_same_v<attended<weights, tensor<float, keys<3>>>, tensor<float, tokens<2>>>);

// for any axis at any position
static_assert(std::is_same_v<attended<tensor<float, normalized<tokens<2>>, keys<3>>, tensor<float, d_in<5>, tokens<2>>>,
                             tensor<float, keys<3>, d_in<5>>>);

// the values: a weighted mean
constexpr weights shares{{{0.5f, 0.25f, 0.25f}, {0, 0, 1}}};
constexpr values v{{{4, 0, 8, 1, 2}, {0, 4, 8, 1, 4}, {0, 0, 8, 5, 8}}};
static_assert(attend(shares, v) == tensor<float, tokens<2>, d_out<5>>{{{2, 1, 8, 2, 4}, {0, 0, 8, 5, 8}}});
static_assert(attend(view(shares), v) == attend(shares, v) && attend(shares, view(v)) == attend(shares, v));

// and before it, the scores of queries for keys, divided by the root of what they are contracted over
constexpr tensor<float, tokens<2>, head_dim<4>> queries{{{1, 2, 3, 4}, {0, 0, 1, 1}}};
constexpr tensor<float, keys<3>, head_dim<4>> key_vectors{{{1, 1, 1, 1}, {0, 2, 0, 0}, {0, 0, 0, 6}}};
static_assert(scaled_scores<head_dim>(queries, key_vectors) ==
              tensor<float, tokens<2>, keys<3>>{{{5, 2, 12}, {1, 0, 3}}});
static_assert(std::is_same_v<decltype(scaled_scores<d_out>(tensor<float, batch<2>, tokens<3>, d_out<5>>{},
                                                           tensor<float, batch<2>, keys<3>, d_out<5>>{})),
                             tensor<float, batch<2>, tokens<3>, keys<3>>>);
// torch.tensor(1.) / 3 ** 0.5
static_assert(scaled_scores<d_in>(tensor<float, d_in<3>>{{1, 0, 0}}, tensor<float, d_in<3>>{{1, 0, 0}}) ==
              1 / 0x1.bb67aep+0f);

// what it refuses: numbers not known to sum to one, or over an axis that the values lack
static_assert(can_attend<weights, values>);
static_assert(can_attend<tensor<float, tokens<2>, normalized_on_average<keys<3>>>, values>);
static_assert(!can_attend<tensor<float, tokens<2>, keys<3>>, values>);
static_assert(!can_attend<tensor<float, normalized<tokens<2>>, keys<3>>, values>);
static_assert(!can_attend<weights, tensor<float, tokens<2>, d_out<5>>>);
static_assert(!can_attend<values, weights> && !can_attend<weights, float> && !can_attend<shape_mistake, values>);

// as many keys as weights, and as many of everything else that both have
static_assert(!can_attend<weights, tensor<float, keys<4>, d_out<5>>>);
static_assert(!can_attend<tensor<float, batch<2>, tokens<2>, normalized<keys<3>>>, tensor<float, batch<3>, keys<3>>>);

// the words: nothing is known, or about another axis, or the values are not keys yet
template <class Weights, class Values>
using attending = headsup_calls::refused<headsup_calls::op::attend, headsup_calls::no_names, headsup_diagnostics::operand<Weights, float>, headsup_diagnostics::operand<Values, float>>;
static_assert(says_that<attending<axes<tokens<2>, keys<3>>, axes<keys<3>, d_out<5>>>>(
    "HU015 attend: the weights (tokens<2>, keys<3>) are not known to sum to one over an axis of the values (keys<3>, d_out<5>); ",
    "fix: softmax<keys>(weights) if these are scores, or renormalize<keys>(weights) if they were weights"));
static_assert(says_that<attending<axes<heads<4>, tokens<2>, keys<3>>, axes<heads<4>, keys<3>, d_out<5>>>>(
    "HU015 attend: the weights (heads<4>, tokens<2>, keys<3>) are not known to sum to one over an axis of the values (heads<4>, keys<3>, d_out<5>); ",
    "fix: softmax<keys>(weights) if these are scores, or renormalize<keys>(weights) if they were weights"));

// zeros that leave each query its own key are divided by their sum, others are none of softmax
template <class Key> using attending_triangle = attending<axes<tokens<3>, Key>, axes<keys<3>, d_out<5>>>;
static_assert(says_that<attending_triangle<lower_triangle<keys<3>, tokens<3>, 0>>>("HU015 ",
                                                                                   "fix: renormalize<keys>(weights)"));
static_assert(says_that<attending_triangle<upper_triangle<keys<3>, tokens<3>, 0>>>("HU015 ",
                                                                                   "fix: renormalize<keys>(weights)"));
static_assert(says_that<attending_triangle<lower_triangle<keys<3>, tokens<3>, -1>>>(
    "HU015 attend: the weights (tokens<3>, keys<3>) are not known to sum to one over an axis of the values (keys<3>, d_out<5>); ",
    "fix: softmax<keys>(weights) if these are scores"));
static_assert(says_that<attending_triangle<upper_triangle<keys<3>, tokens<3>, 1>>>(
    "HU015 attend: the weights (tokens<3>, keys<3>) are not known to sum to one over an axis of the values (keys<3>, d_out<5>); ",
    "fix: softmax<keys>(weights) if these are scores"));
static_assert(says_that<attending<axes<normalized<tokens<2>>, keys<3>>, axes<keys<3>, d_out<5>>>>(
    "HU015 attend: the weights (tokens<2>, keys<3>) sum to one over tokens<2>, which the values (keys<3>, d_out<5>) do "
    "not have; ",
    "fix: softmax<keys>(scores)"));
static_assert(says_that<attending<axes<tokens<3>, normalized<keys<3>>>, axes<tokens<3>, d_in<5>>>>(
    "HU015 attend: the weights (tokens<3>, keys<3>) sum to one over keys<3>, which the values (tokens<3>, d_in<5>) do not have; ",
    "fix: rename<tokens, keys>(values)"));
static_assert(says_that<attending<axes<tokens<3>, normalized<keys<4>>>, axes<batch<2>>>>(
    "HU015 attend: ", "fix: values with keys<4>, from where the keys come"));

// sizes and numbers that differ, and what is no tensor
static_assert(says_that<attending<axes<tokens<3>, normalized<keys<4>>>, axes<keys<5>, d_out<2>>>>(
    "HU004 attend: weights has keys<4>, values has keys<5>; ", "fix: values with keys<4>, or weights with keys<5>"));
static_assert(says_that<attending<axes<normalized<keys<4>>>, headsup_diagnostics::no_tensor>>(
    "HU003 attend: takes tensors, got something else; ", "fix: tensors, as in attend(weights, values)"));
static_assert(says_that<headsup_calls::refused<headsup_calls::op::attend, headsup_calls::no_names, headsup_diagnostics::operand<axes<normalized<keys<4>>>, float>,
                                            headsup_diagnostics::operand<axes<keys<4>>, double>>>(
    "HU037 attend: weights holds float, values holds double; ",
    "fix: to<float>(values)"));
static_assert(says_that<headsup_calls::refused<headsup_calls::op::scaled_scores, headsup_calls::along<head_dim>, headsup_diagnostics::operand<axes<tokens<2>, head_dim<5>>, float>,
                                                   headsup_diagnostics::operand<axes<keys<3>, d_out<5>>, float>>>(
    "HU003 scaled_scores<head_dim>: left has head_dim<5>, ",
    "fix: keys instead of values, or rename<d_out, head_dim>(right) if d_out means head_dim"));

// whole numbers may be weights, as one that chooses is; true and false are no numbers
template <class Scalar>
inline constexpr bool takes =
    can_attend<tensor<Scalar, normalized<keys<4>>>, tensor<Scalar, keys<4>, d_out<2>>> &&
    can_score<d_in, tensor<Scalar, tokens<3>, d_in<2>>, tensor<Scalar, keys<4>, d_in<2>>>;
static_assert(takes<int> && takes<float> && takes<double>);
static_assert(!can_attend<tensor<bool, normalized<keys<4>>>, tensor<bool, keys<4>, d_out<2>>> &&
              !can_score<d_in, tensor<bool, tokens<3>, d_in<2>>, tensor<bool, keys<4>, d_in<2>>>);
