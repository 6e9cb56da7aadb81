#include <headsup/layers/rms_normalization.hpp>
#include <headsup/ops/prints_as.hpp>
#include <headsup/ops/take.hpp>
#include <headsup/ops/transpose.hpp>

#include "../diagnostics/says_that.hpp"
#include "seeded.hpp"

using three = rms_normalization<d_in<3>>;

// the type: the features come back as they were
static_assert(std::is_same_v<result<three, decltype(x)>, tensor<float, batch<2>, tokens<5>, d_in<3>>>);
static_assert(Layer<three> && count_parameters<three>() == 3);
static_assert(count_parameters<rms_normalization<d_in<4096>>>() == 4096);

// the values: as torch.nn.RMSNorm begins, ones, for which a generator draws nothing
static_assert([] {
  torch_generator generator{123}, other{123};
  three const norm(generator);
  return norm.weight == tensor<float, d_in<3>>{1, 1, 1} && generator.u32() == other.u32();
}());
static_assert(three{}(x) == rms_norm<d_in>(x) && three{}(x) != layer_norm<d_in>(x));
constexpr three learned = [] {
  three norm(0.5);
  norm.weight = tensor<float, d_in<3>>{2, -1, 0.5f};
  return norm;
}();
static_assert(learned(x) == rms_norm<d_in>(x, 0.5) * learned.weight);
static_assert(learned.clone()(x) == learned(x) && three(torch_generator{123}, 0.5)(x) == rms_norm<d_in>(x, 0.5));
// 1, 2, 4 over the square root of 7 + 0.5, times the weight
static_assert(prints_as(learned(tensor<float, d_in<3>>{1, 2, 4}), {0.7303, -0.7303, 0.7303}));
static_assert(learned(transpose<tokens, d_in>(take<batch>(x, 1))) ==
              transpose<tokens, d_in>(learned(take<batch>(x, 1))));

// the words
template <class In> using made = typename headsup_rule::rms_normalization<In>::made;
static_assert(says_that<made<tokens<6>>>(
    "HU029 rms_normalization: over tokens<6> of (tokens<6>) each token would see the later ones; ",
    "fix: rms_normalization<d_in<N>> with the number of features"));
static_assert(says_that<made<d_in<dynamic>>>("HU047 rms_normalization: needs the size of d_in<dynamic> at compile time",
                                             "fix: d_in<N> with a number"));
template <class List, class Scalar = float>
using normalizing = headsup_rule::rms_normalization<d_in<3>>::rules<headsup_diagnostics::operand<List, Scalar>>;
static_assert(normalizing<axes<d_in<3>>>::value && normalizing<axes<d_in<3>, d_out<3>>>::value);
static_assert(says_that<normalizing<axes<tokens<5>, d_out<3>>>>(
    "HU003 rms_normalization: takes d_in<3>, x is (tokens<5>, d_out<3>); ",
    "fix: rename<d_out, d_in>(x) if d_out means d_in"));
