#include <headsup/axes/merged.hpp>
#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/activation.hpp>
#include <headsup/ops/prints_as.hpp>

using namespace headsup;

constexpr tensor<float, tokens<2>, d_in<3>> x{{{0.5f, -1, 2}, {3, 0.25f, -0.75f}}};

// the type: that of exp
static_assert(std::is_same_v<decltype(gelu(x)), tensor<float, tokens<2>, d_in<3>>>);
static_assert(std::is_same_v<decltype(relu(tensor<double, tokens<2>>{})), tensor<double, tokens<2>>>);
static_assert(
    std::is_same_v<decltype(silu(tensor<float, tokens<2>, normalized<keys<3>>>{})), tensor<float, tokens<2>, keys<3>>>);
static_assert(std::is_same_v<decltype(gelu_tanh(tensor<float, merged<d_out<6>, heads<2>, head_dim<3>>>{})),
                             tensor<float, merged<d_out<6>, heads<2>, head_dim<3>>>>);

// the values: torch.relu, torch.sigmoid, torch.nn.functional.silu, gelu and gelu(approximate="tanh"), torch.erf
static_assert(relu(x) == tensor<float, tokens<2>, d_in<3>>{{{0.5f, 0, 2}, {3, 0.25f, 0}}});
static_assert(prints_as(sigmoid(x), {{0.62245933, 0.26894142, 0.88079708}, {0.95257413, 0.56217650, 0.32082130}}, 7));
static_assert(prints_as(silu(x), {{0.311230, -0.268941, 1.761594}, {2.857722, 0.140544, -0.240616}}, 6));
static_assert(prints_as(gelu(x), {{0.345731, -0.158655, 1.954500}, {2.995950, 0.149677, -0.169971}}, 6));
static_assert(prints_as(gelu_tanh(x), {{0.345714, -0.158808, 1.954598}, {2.996363, 0.149675, -0.170039}}, 6));
static_assert(prints_as(erf(x), {{0.52049988, -0.84270079, 0.99532227}, {0.99997791, 0.27632639, -0.71115563}}, 7));
static_assert(gelu(view(x)) == gelu(x) && gelu(tensor<double>{1})() == 0x1.aec4bd120d37dp-1);

// GPT-2's kind is another function
static_assert(gelu(x) != gelu_tanh(x));

// in one constant expression: the activations of a small model
static_assert([] {
  tensor<float, tokens<32>, d_in<96>> many{};
  many(31, 95) = 1;
  auto const activated = gelu(many);
  return activated(31, 95) == 0x1.aec4bep-1f && activated(0, 0) == 0;
}());
