#include <headsup/gpt2/feed_forward.hpp>
#include <headsup/ops/prints_as.hpp>

#include "../diagnostics/says_that.hpp"
#include "../layers/seeded.hpp"

using small = feed_forward<d_in<3>, d_ff<12>>;

// the type: the features come back as they were
static_assert(std::is_same_v<result<small, decltype(x)>, tensor<float, batch<2>, tokens<5>, d_in<3>>>);
static_assert(std::is_same_v<decltype(small::up), linear<d_in<3>, d_ff<12>>>);
static_assert(std::is_same_v<decltype(small::down), linear<d_ff<12>, d_in<3>>>);
static_assert(Layer<small> && count_parameters<small>() == 3 * 12 + 12 + 12 * 3 + 3);
static_assert(count_parameters<feed_forward<d_in<768>, d_ff<3072>>>() == 4'722'432);
static_assert([] {
  char const* const names[] = {"layers.0.weight", "layers.0.bias", "layers.2.weight", "layers.2.bias"};
  std::size_t at = 0;
  bool same = true;
  small const network;
  for_each_parameter(network, [&](parameter_name const& name, auto const&) { same = same && name == names[at++]; });
  return same && at == 4;
}());

// the values: the linear layers in the order in which PyTorch's modules are built, and between them the activation
constexpr small layer = seeded<small>();
static_assert([] {
  torch_generator generator{123};
  linear<d_in<3>, d_ff<12>> const up(generator);
  linear<d_ff<12>, d_in<3>> const down(generator);
  return layer(x) == down(gelu_tanh(up(x))) && layer.down.bias == down.bias;
}());
static_assert(small{}(x) == tensor<float, batch<2>, tokens<5>, d_in<3>>{});
constexpr auto with = []<activation Kind>() { return seeded<feed_forward<d_in<3>, d_ff<12>, Kind>>()(x); };
static_assert(with.operator()<activation::gelu>() == layer.down(gelu(layer.up(x))));
static_assert(with.operator()<activation::silu>() == layer.down(silu(layer.up(x))));
static_assert(with.operator()<activation::relu>() == layer.down(relu(layer.up(x))));
static_assert(with.operator()<activation::gelu>() != layer(x));

// without biases, nothing is drawn for them
static_assert([] {
  torch_generator generator{123};
  linear<d_in<3>, d_ff<12>, bias::no> const up(generator);
  linear<d_ff<12>, d_in<3>, bias::no> const down(generator);
  using bare = feed_forward<d_in<3>, d_ff<12>, activation::gelu, bias::no>;
  return seeded<bare>()(x) == down(gelu(up(x))) && count_parameters<bare>() == 3 * 12 + 12 * 3;
}());

// the words: one role, or none, for both sides; and what calls of linear are refused for
template <class In, class Hidden> using made = typename headsup_rule::feed_forward<In, Hidden>::made;
static_assert(
    says_that<made<d_in<3>, d_in<12>>>("HU002 feed_forward: maps d_in<3> to d_in<12>, the same role on both sides; ",
                                       "fix: feed_forward<d_in<3>, d_out<12>>"));
static_assert(says_that<made<d_in<3>, d_ff<dynamic>>>("HU047 feed_forward: needs the size of d_ff<dynamic>",
                                                      "fix: d_ff<N> with a number"));
static_assert(says_that<headsup_rule::names_its_options<d_in<3>, d_ff<12>, bias::no, bias::yes>>(
    "HU043 feed_forward: takes an activation, and then its bias, after its axes, got bias::no; ",
    "fix: feed_forward<d_in<3>, d_ff<12>, activation::gelu_tanh, bias::no>"));
static_assert(says_that<headsup_rule::names_its_options<d_in<3>, d_ff<12>, activation::silu, false>>(
    "HU043 feed_forward: takes an activation, and then its bias, after its axes, got false; ",
    "fix: feed_forward<d_in<3>, d_ff<12>, activation::silu, bias::no>"));
template <class List, class Scalar = float>
using feeding = headsup_rule::feed_forward<d_in<3>, d_ff<12>>::rules<headsup_diagnostics::operand<List, Scalar>>;
static_assert(
    says_that<feeding<axes<tokens<5>, d_out<3>>>>("HU003 feed_forward: takes d_in<3>, x is (tokens<5>, d_out<3>); ",
                                                  "fix: rename<d_out, d_in>(x) if d_out means d_in"));
static_assert(says_that<feeding<axes<d_ff<12>, d_in<3>>>>("HU002 feed_forward: the result would have d_ff twice", ""));
static_assert(says_that<feeding<axes<d_in<3>>, double>>("HU037 feed_forward: x holds double, it takes float; ", ""));
