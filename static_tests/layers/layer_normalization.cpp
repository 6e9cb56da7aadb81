#include <headsup/layers/layer_normalization.hpp>
#include <headsup/ops/prints_as.hpp>
#include <headsup/ops/take.hpp>
#include <headsup/ops/transpose.hpp>

#include "../diagnostics/says_that.hpp"
#include "seeded.hpp"

using three = layer_normalization<d_in<3>>;

// the type: the features come back as they were
static_assert(std::is_same_v<result<three, decltype(x)>, tensor<float, batch<2>, tokens<5>, d_in<3>>>);
static_assert(
    std::is_same_v<result<three, tensor_view<float const, d_in<3>, tokens<5>>>, tensor<float, d_in<3>, tokens<5>>>);
static_assert(Layer<three> && count_parameters<three>() == 6);
static_assert(count_parameters<layer_normalization<d_in<768>>>() == 1536);

// the values: as torch.nn.LayerNorm begins, ones and zeros, for which a generator draws nothing
static_assert(three{}.weight == tensor<float, d_in<3>>{1, 1, 1} && three{}.bias == tensor<float, d_in<3>>{});
static_assert([] {
  torch_generator generator{123}, other{123};
  three const norm(generator);
  return norm.weight == three{}.weight && generator.u32() == other.u32();
}());
static_assert(three{}(x) == layer_norm<d_in>(x));
constexpr three learned = [] {
  three norm;
  norm.weight = tensor<float, d_in<3>>{2, -1, 0.5f};
  norm.bias = tensor<float, d_in<3>>{0.25f, 0, -3};
  return norm;
}();
static_assert(learned(x) == layer_norm<d_in>(x) * learned.weight + learned.bias);
// torch.nn.functional.layer_norm of the same
static_assert(prints_as(learned(tensor<float, d_in<3>>{1, 2, 4}), {-1.8881, 0.2673, -2.3318}));
static_assert(prints_as(learned(tensor<float, tokens<2>, d_in<3>>{{{1, 2, 4}, {-1, 0.5f, -1}}}),
                        {{-1.8881, 0.2673, -2.3318}, {-1.1642, -1.4142, -3.3535}}));
constexpr layer_normalization<d_in<3>, bias::no> scaled = [] {
  layer_normalization<d_in<3>, bias::no> norm;
  norm.weight = learned.weight;
  return norm;
}();
static_assert(count_parameters<decltype(scaled)>() == 3);
static_assert(scaled(x) == layer_norm<d_in>(x) * learned.weight);
static_assert(learned(transpose<tokens, d_in>(take<batch>(x, 1))) ==
              transpose<tokens, d_in>(learned(take<batch>(x, 1))));

// the words: what is no feature, and what calls of linear are refused for
template <class In> using made = typename headsup_rule::layer_normalization<In>::made;
static_assert(says_that<made<tokens<6>>>(
    "HU029 layer_normalization: over tokens<6> of (tokens<6>) each token would see the later ones; ",
    "fix: layer_normalization<d_in<N>> with the number of features"));
static_assert(says_that<made<d_in<dynamic>>>(
    "HU047 layer_normalization: needs the size of d_in<dynamic> at compile time", "fix: d_in<N> with a number"));
template <class List, class Scalar = float>
using normalizing = headsup_rule::layer_normalization<d_in<3>>::rules<headsup_diagnostics::operand<List, Scalar>>;
static_assert(normalizing<axes<d_in<3>>>::value && normalizing<axes<d_in<3>, d_out<3>>>::value);
static_assert(says_that<normalizing<axes<tokens<5>, d_out<3>>>>(
    "HU003 layer_normalization: takes d_in<3>, x is (tokens<5>, d_out<3>); ",
    "fix: rename<d_out, d_in>(x) if d_out means d_in"));
static_assert(says_that<normalizing<axes<tokens<5>, d_in<3>>, double>>(
    "HU037 layer_normalization: x holds double, it takes float; ", "fix: to<float>(x)"));
