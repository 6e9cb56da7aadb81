#include <headsup/axes/roles.hpp>
#include <headsup/layers/linear.hpp>
#include <headsup/ops/prints_as.hpp>
#include <headsup/ops/transpose.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

using with_bias = linear<d_in<3>, d_out<2>>;
using without_bias = linear<d_in<3>, d_out<2>, bias::no>;

template <class L, class X> using mapped = decltype(std::declval<L const&>()(std::declval<X const&>()));

// the type: PyTorch's order (out, in); the axis may stand anywhere
static_assert(std::is_same_v<decltype(with_bias::weight), tensor<float, d_out<2>, d_in<3>>>);
static_assert(std::is_same_v<decltype(with_bias::bias), tensor<float, d_out<2>>>);
static_assert(std::is_same_v<mapped<with_bias, tensor<float, d_in<3>>>, tensor<float, d_out<2>>>);
static_assert(std::is_same_v<mapped<with_bias, tensor<float, tokens<5>, d_in<3>>>, tensor<float, tokens<5>, d_out<2>>>);
static_assert(std::is_same_v<mapped<without_bias, tensor<float, batch<7>, tokens<5>, d_in<3>>>,
                             tensor<float, batch<7>, tokens<5>, d_out<2>>>);
static_assert(std::is_same_v<mapped<without_bias, tensor_view<float const, d_in<3>, tokens<5>>>,
                             tensor<float, tokens<5>, d_out<2>>>);
static_assert(std::is_same_v<mapped<linear<d_in<3>, head_dim<3>>, tensor<float, tokens<5>, d_in<3>>>,
                             tensor<float, tokens<5>, head_dim<3>>>);

// a layer of layers of parameters, to be visited and counted
static_assert(Layer<with_bias> && Layer<without_bias>);
static_assert(count_parameters<with_bias>() == 8 && count_parameters<without_bias>() == 6);
static_assert(count_parameters<linear<d_in<768>, d_out<2304>>>() == 768 * 2304 + 2304);

// the values: zeros, or what torch.manual_seed(123); torch.nn.Linear(3, 2) begins with
static_assert(with_bias{}.weight == tensor<float, d_out<2>, d_in<3>>{} &&
              with_bias{}.bias == tensor<float, d_out<2>>{});
constexpr with_bias layer = [] {
  torch_generator generator{123};
  return with_bias{generator};
}();
static_assert(prints_as(layer.weight, {{-0.23542964, 0.01912448, -0.28674594}, {0.21772662, -0.49193421, 0.42322308}},
                        7));
static_assert(prints_as(layer.bias, {-0.41964141, -0.45901766}, 7));

constexpr tensor<float, tokens<2>, d_in<3>> x{{{1, 2, 3}, {-1, 0.5f, 2}}};
static_assert(prints_as(layer(x), {{-1.47705996, 0.04450986}, {-0.74814141, -0.07626525}}, 6));

// a temporary generator
static_assert(with_bias(torch_generator{123}).weight == layer.weight);

// without a bias the same weights, and the generator stops after them
constexpr without_bias plain = [] {
  torch_generator generator{123};
  return without_bias{generator};
}();
static_assert(plain.weight == layer.weight &&
              prints_as(plain(x) + layer.bias, {{-1.4771, 0.0445}, {-0.7481, -0.0763}}));
static_assert([] {
  torch_generator generator{123}, six{123};
  without_bias const drawn{generator};
  for (int i = 0; i < 6; ++i) six.u32();
  return drawn.weight == plain.weight && generator.u32() == six.u32();
}());

// integer values, by hand; each sequence with the same weights, the axis at another position, views
constexpr with_bias whole = [] {
  with_bias l;
  l.weight = tensor<float, d_out<2>, d_in<3>>{{{1, 0, 2}, {0, -1, 1}}};
  l.bias = tensor<float, d_out<2>>{{10, 20}};
  return l;
}();
static_assert(whole(x) == tensor<float, tokens<2>, d_out<2>>{{{17, 21}, {13, 21.5f}}});
static_assert(whole(transpose(x)) == whole(x) && whole(view(x)) == whole(x));
static_assert(whole(tensor<float, d_in<3>>{{1, 2, 3}}) == tensor<float, d_out<2>>{{17, 21}});

// what it refuses: numbers for a generator
static_assert(!std::is_constructible_v<with_bias, int> && !std::is_convertible_v<torch_generator&, with_bias>);
static_assert(!std::is_constructible_v<with_bias, torch_generator const&>);

// the words: one role on both sides, which is said where the layer is made and not again of its calls
static_assert(!headsup_rule::linear<d_in<2>, d_in<3>>::made::value);
static_assert(says_that<headsup_rule::linear<d_in<2>, d_in<3>>::made>(
    "HU002 linear: maps d_in<2> to d_in<3>, the same role on both sides; ", "fix: linear<d_in<2>, d_out<3>>"));
static_assert(says_that<headsup_rule::linear<d_out<2>, d_out<3>>::made>("HU002 linear: ",
                                                                        "fix: linear<d_out<2>, d_in<3>>"));
static_assert(says_that<headsup_rule::linear<d_in<3>, d_out<dynamic>>::made>(
    "HU047 linear: needs the size of d_out<dynamic> at compile time", "fix: d_out<N> with a number"));
static_assert(
    says_that<headsup_rule::linear<d_in<2>, d_in<3>>::rules<headsup_diagnostics::operand<axes<keys<3>>, float>>>("",
                                                                                                                 ""));

// an input that lacks the axis: another size, another role of that size, nothing that could be it, not a tensor
template <class List, class Scalar = float>
using mapping = headsup_rule::linear<d_in<3>, d_out<2>>::rules<headsup_diagnostics::operand<List, Scalar>>;
static_assert(says_that<mapping<axes<tokens<5>, d_in<2>>>>("HU003 linear: takes d_in<3>, x is (tokens<5>, d_in<2>); ",
                                                           "fix: linear made for d_in<2>, or x with d_in<3>"));
static_assert(
    says_that<mapping<axes<tokens<5>, head_dim<3>>>>("HU003 linear: takes d_in<3>, x is (tokens<5>, head_dim<3>); ",
                                                     "fix: rename<head_dim, d_in>(x) if head_dim means d_in"));
static_assert(says_that<mapping<axes<tokens<5>>>>("HU003 linear: takes d_in<3>, x is (tokens<5>); ",
                                                  "fix: pool x over tokens instead of d_in, or x with d_in<3>"));
static_assert(says_that<mapping<headsup_diagnostics::no_tensor>>("HU003 linear: takes d_in<3>, x is ",
                                                                 "fix: a tensor with d_in<3>"));

// one that has the output already, and other numbers
static_assert(says_that<mapping<axes<d_out<4>, d_in<3>>>>(
    "HU002 linear: the result would have d_out twice, x is (d_out<4>, d_in<3>); ",
    "fix: x without d_out<4>, or rename<d_out, another_role>(x)"));
static_assert(says_that<mapping<axes<tokens<5>, d_in<3>>, double>>("HU037 linear: x holds double, it takes float; ",
                                                                   "fix: to<float>(x)"));
