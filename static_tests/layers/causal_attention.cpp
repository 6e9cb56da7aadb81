#include <headsup/layers/causal_attention.hpp>
#include <headsup/ops/prints_as.hpp>
#include <headsup/ops/slice.hpp>
#include <headsup/ops/take.hpp>

#include "layers/seeded.hpp"

using namespace headsup;

using layer_type = causal_attention<d_in<3>, d_out<4>, context_length<7>>;
using with_bias = causal_attention<d_in<3>, d_out<4>, context_length<7>, qkv_bias::yes>;

// the type: up to as many tokens as the context has, with sequences side by side or one alone
static_assert(std::is_same_v<result<layer_type, tensor<float, batch<2>, tokens<5>, d_in<3>>>,
                             tensor<float, batch<2>, tokens<5>, d_out<4>>>);
static_assert(
    std::is_same_v<result<layer_type, tensor<float, tokens<7>, d_in<3>>>, tensor<float, tokens<7>, d_out<4>>>);
static_assert(std::is_same_v<result<with_bias, tensor<float, tokens<1>, d_in<3>>>, tensor<float, tokens<1>, d_out<4>>>);
static_assert(Layer<layer_type> && count_parameters<layer_type>() == 36 && count_parameters<with_bias>() == 48);

// the values: PyTorch 1.13.1 after torch.manual_seed(123), with the chapter's class; without dropout, then with it
static_assert(prints_as(seeded<layer_type>()(x), {{{0.1016, 0.0032, 0.0116, 0.1110},
                                                   {0.0808, 0.0245, 0.0751, 0.1510},
                                                   {0.0041, -0.0920, 0.0584, 0.0483},
                                                   {-0.0448, -0.1389, 0.0829, 0.0178},
                                                   {-0.0327, -0.0595, 0.0778, 0.0332}},
                                                  {{-0.0427, 0.2789, 0.1878, 0.1587},
                                                   {-0.0636, 0.3003, 0.2517, 0.1988},
                                                   {-0.0091, 0.2023, 0.1723, 0.1697},
                                                   {0.0071, 0.1653, 0.1651, 0.1753},
                                                   {-0.0227, 0.0632, 0.1350, 0.1079}}}));
static_assert(prints_as(trained<layer_type>(0.5, x), {{{0, 0, 0, 0},
                                                       {0.1020, 0.0032, 0.0117, 0.1115},
                                                       {0.0394, 0.0303, 0.0918, 0.1262},
                                                       {-0.0169, -0.1169, 0.1527, 0.1116},
                                                       {0, 0, 0, 0}},
                                                      {{0, 0, 0, 0},
                                                       {-0.0846, 0.3219, 0.3157, 0.2391},
                                                       {-0.0288, 0.1879, 0.1265, 0.1069},
                                                       {-0.0430, 0.1636, 0.1604, 0.1215},
                                                       {-0.0286, 0.0167, 0.1960, 0.1534}}}));
static_assert(prints_as(seeded<with_bias>()(x), {{{0.0407, -0.1664, 0.0124, 0.2169},
                                                  {0.1002, -0.2113, -0.0168, 0.2282},
                                                  {0.0915, -0.1041, -0.0629, 0.2584},
                                                  {0.1201, -0.0767, -0.1015, 0.2793},
                                                  {0.0738, -0.0552, -0.1125, 0.1959}},
                                                 {{0.0185, -0.0506, -0.2243, -0.1003},
                                                  {0.0784, -0.0957, -0.2537, -0.0889},
                                                  {0.0661, -0.1183, -0.1680, 0.0095},
                                                  {0.0887, -0.1511, -0.1398, 0.0635},
                                                  {0.0864, -0.1008, -0.1412, 0.1162}}}));
static_assert(prints_as(trained<with_bias>(0.25, x), {{{0.0543, -0.2219, 0.0166, 0.2892},
                                                       {0.1336, -0.2817, -0.0224, 0.3043},
                                                       {0.1220, -0.1388, -0.0839, 0.3445},
                                                       {0, 0, 0, 0},
                                                       {0.0872, -0.0223, -0.0937, 0.2367}},
                                                      {{0.0247, -0.0674, -0.2990, -0.1337},
                                                       {0, 0, 0, 0},
                                                       {0.0085, -0.0232, -0.1030, -0.0461},
                                                       {0.1183, -0.2015, -0.1864, 0.0846},
                                                       {0.1152, -0.1345, -0.1883, 0.1549}}}));

// inference ignores the rate, and training with rate 0 equals inference
constexpr auto layer = seeded<layer_type>();
static_assert(layer_type(torch_generator{123})(x) == layer(x));  // the generator may be a temporary
static_assert(seeded<layer_type>(0.5)(x) == layer(x) && trained<layer_type>(0, x) == layer(x));
static_assert(layer.dropout.rate() == 0 && seeded<layer_type>(0.5).dropout.rate() == 0.5);

// no token sees a later one: the first three give the same alone
static_assert(slice<tokens<3>>(layer(x), 0) == layer(slice<tokens<3>>(x, 0)));
static_assert(slice<tokens<1>>(layer(x), 0) == layer.W_value(slice<tokens<1>>(x, 0)));

// a sequence alone gives the same as in a batch; views too
static_assert(take<batch>(layer(x), 1) == layer(take<batch>(x, 1)) && layer(view(x)) == layer(x));

// what it refuses: numbers for a generator, to train with one that would be forgotten
static_assert(!std::is_constructible_v<layer_type, int>);
static_assert(!std::is_constructible_v<layer_type, torch_generator const&>);
