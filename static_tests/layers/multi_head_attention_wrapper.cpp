#include <headsup/layers/multi_head_attention_wrapper.hpp>
#include <headsup/ops/prints_as.hpp>
#include <headsup/ops/take.hpp>

#include "layers/seeded.hpp"

using namespace headsup;

using layer_type = multi_head_attention_wrapper<d_in<3>, d_out<4>, context_length<7>, heads<2>>;
using single = multi_head_attention_wrapper<d_in<3>, d_out<4>, context_length<7>, heads<1>, qkv_bias::yes>;
using causal = causal_attention<d_in<3>, d_out<4>, context_length<7>>;

// the type: the outputs of the heads, side by side
static_assert(std::is_same_v<result<layer_type, tensor<float, batch<2>, tokens<5>, d_in<3>>>,
                             tensor<float, batch<2>, tokens<5>, d_out<8>>>);
static_assert(std::is_same_v<result<single, tensor<float, tokens<7>, d_in<3>>>, tensor<float, tokens<7>, d_out<4>>>);
static_assert(std::is_same_v<std::remove_extent_t<decltype(layer_type::heads)>, causal>);
static_assert(Layer<layer_type> && count_parameters<layer_type>() == 72 && count_parameters<single>() == 48);

// the values: PyTorch 1.13.1 after torch.manual_seed(123), with the chapter's class; without dropout, then with it
static_assert(prints_as(seeded<layer_type>()(x),
                        {{{0.1016, 0.0032, 0.0116, 0.1110, 0.0879, 0.0138, -0.0605, 0.1666},
                          {0.0808, 0.0245, 0.0751, 0.1510, 0.0893, -0.0228, -0.1074, 0.2362},
                          {0.0041, -0.0920, 0.0584, 0.0483, -0.0470, 0.0062, -0.1368, 0.1608},
                          {-0.0448, -0.1389, 0.0829, 0.0178, -0.1159, 0.0030, -0.1748, 0.1565},
                          {-0.0327, -0.0595, 0.0778, 0.0332, -0.0618, -0.0182, -0.1193, 0.1215}},
                         {{-0.0427, 0.2789, 0.1878, 0.1587, 0.1620, -0.1774, 0.0119, 0.1206},
                          {-0.0636, 0.3003, 0.2517, 0.1988, 0.1634, -0.2141, -0.0350, 0.1903},
                          {-0.0091, 0.2023, 0.1723, 0.1697, 0.1383, -0.1386, -0.0436, 0.1827},
                          {0.0071, 0.1653, 0.1651, 0.1753, 0.1265, -0.1188, -0.0710, 0.2131},
                          {-0.0227, 0.0632, 0.1350, 0.1079, 0.0368, -0.0818, -0.0965, 0.1729}}}));
static_assert(prints_as(trained<layer_type>(0.5, x),
                        {{{0.2031, 0.0065, 0.0232, 0.2221, 0, 0, 0, 0},
                          {0, 0, 0, 0, 0.0892, 0.0140, -0.0614, 0.1690},
                          {0.1058, 0.0324, 0.0994, 0.1987, -0.2137, 0.0437, -0.1288, 0.0037},
                          {0.0056, -0.1370, 0.0866, 0.0710, -0.2770, 0.0361, -0.2722, 0.1597},
                          {-0.0085, -0.0886, 0.1213, 0.0940, -0.0924, -0.0276, -0.1788, 0.1823}},
                         {{0, 0, 0, 0, 0, 0, 0, 0},
                          {-0.1272, 0.6005, 0.5033, 0.3976, 0.1626, -0.2485, -0.0821, 0.2585},
                          {-0.0288, 0.1879, 0.1265, 0.1069, 0.2183, -0.2864, -0.0471, 0.2549},
                          {0.0571, 0.1670, 0.1698, 0.2291, 0.0825, -0.0903, 0.0061, 0.0614},
                          {-0.0504, 0.2376, 0.1993, 0.1574, 0.1377, -0.1192, -0.1202, 0.2955}}}));

// one head is causal attention, weights and dropout masks included
using causal_with_bias = causal_attention<d_in<3>, d_out<4>, context_length<7>, qkv_bias::yes>;
static_assert(seeded<single>()(x) == seeded<causal_with_bias>()(x));
static_assert(trained<single>(0.25, x) == trained<causal_with_bias>(0.25, x));

// a sequence alone gives the same as in a batch; views too
constexpr auto layer = seeded<layer_type>();
static_assert(layer_type(torch_generator{123})(x) == layer(x));  // the generator may be a temporary
static_assert(take<batch>(layer(x), 1) == layer(take<batch>(x, 1)) && layer(view(x)) == layer(x));
static_assert(seeded<layer_type>(0.5).heads[1].dropout.rate() == 0.5);

// what it refuses
static_assert(!std::is_constructible_v<layer_type, int>);
static_assert(!std::is_constructible_v<layer_type, torch_generator const&>);
