#include "section_3_5.hpp"
#include "bits.hpp"
#include "section_3_4.hpp"

#include <limits>

using namespace chapter;

// 3.5 Hiding future words with causal attention

// 3.5.1 Applying a causal attention mask: to queries and keys of the layer of listing 3.2
constexpr section_3_5_1 s351{inputs, section_3_4_2{inputs}.sa_v2};

static_assert(to_text(s351.queries) ==
                  "tensor([[ 0.6600, -0.2047],\n"
                  "        [ 0.9091, -0.4471],\n"
                  "        [ 0.8960, -0.4419],\n"
                  "        [ 0.5034, -0.2633],\n"
                  "        [ 0.4088, -0.2232],\n"
                  "        [ 0.6628, -0.3292]])",
              "s351.queries");

static_assert(to_text(s351.key_vectors) ==
                  "tensor([[ 0.3147, -0.4016],\n"
                  "        [-0.0298, -0.4459],\n"
                  "        [-0.0170, -0.4262],\n"
                  "        [-0.1054, -0.2724],\n"
                  "        [ 0.2185,  0.0482],\n"
                  "        [-0.2258, -0.4782]])",
              "s351.keys");

static_assert(to_text(s351.causal.attn_scores) ==
                  "tensor([[ 0.2899,  0.0716,  0.0760, -0.0138,  0.1344, -0.0511],\n"
                  "        [ 0.4656,  0.1723,  0.1751,  0.0259,  0.1771,  0.0085],\n"
                  "        [ 0.4594,  0.1703,  0.1731,  0.0259,  0.1745,  0.0090],\n"
                  "        [ 0.2642,  0.1024,  0.1036,  0.0186,  0.0973,  0.0122],\n"
                  "        [ 0.2183,  0.0874,  0.0882,  0.0177,  0.0786,  0.0144],\n"
                  "        [ 0.3408,  0.1270,  0.1290,  0.0198,  0.1290,  0.0078]])",
              "s351.scores");

static_assert(to_text(s351.causal.attn_weights) ==
                  "tensor([[0.1921, 0.1646, 0.1652, 0.1550, 0.1721, 0.1510],\n"
                  "        [0.2041, 0.1659, 0.1662, 0.1496, 0.1665, 0.1477],\n"
                  "        [0.2036, 0.1659, 0.1662, 0.1498, 0.1664, 0.1480],\n"
                  "        [0.1869, 0.1667, 0.1668, 0.1571, 0.1661, 0.1564],\n"
                  "        [0.1830, 0.1669, 0.1670, 0.1588, 0.1658, 0.1585],\n"
                  "        [0.1935, 0.1663, 0.1666, 0.1542, 0.1666, 0.1529]])",
              "s351.weights");

// One way to hide the future: zeros after the softmax, and normalizing again.
static_assert(has_bits(s351.causal.mask_simple, {{one, 0, 0, 0, 0, 0},
                                                 {one, one, 0, 0, 0, 0},
                                                 {one, one, one, 0, 0, 0},
                                                 {one, one, one, one, 0, 0},
                                                 {one, one, one, one, one, 0},
                                                 {one, one, one, one, one, one}}),
              "s351.mask_tril");
static_assert(to_text(s351.causal.mask_simple) ==
                  "tensor([[1., 0., 0., 0., 0., 0.],\n"
                  "        [1., 1., 0., 0., 0., 0.],\n"
                  "        [1., 1., 1., 0., 0., 0.],\n"
                  "        [1., 1., 1., 1., 0., 0.],\n"
                  "        [1., 1., 1., 1., 1., 0.],\n"
                  "        [1., 1., 1., 1., 1., 1.]])",
              "s351.mask_tril");

static_assert(to_text(s351.causal.masked_simple) ==
                  "tensor([[0.1921, 0.0000, 0.0000, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.2041, 0.1659, 0.0000, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.2036, 0.1659, 0.1662, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.1869, 0.1667, 0.1668, 0.1571, 0.0000, 0.0000],\n"
                  "        [0.1830, 0.1669, 0.1670, 0.1588, 0.1658, 0.0000],\n"
                  "        [0.1935, 0.1663, 0.1666, 0.1542, 0.1666, 0.1529]])",
              "s351.masked_simple");

static_assert(to_text(s351.causal.masked_simple_norm) ==
                  "tensor([[1.0000, 0.0000, 0.0000, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.5517, 0.4483, 0.0000, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.3800, 0.3097, 0.3103, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.2758, 0.2460, 0.2462, 0.2319, 0.0000, 0.0000],\n"
                  "        [0.2175, 0.1983, 0.1984, 0.1888, 0.1971, 0.0000],\n"
                  "        [0.1935, 0.1663, 0.1666, 0.1542, 0.1666, 0.1529]])",
              "s351.masked_simple_norm");

// The other: minus infinity before the softmax.
constexpr double inf = std::numeric_limits<double>::infinity();

static_assert(has_bits(s351.causal.mask, {{0, one, one, one, one, one},
                                          {0, 0, one, one, one, one},
                                          {0, 0, 0, one, one, one},
                                          {0, 0, 0, 0, one, one},
                                          {0, 0, 0, 0, 0, one},
                                          {0, 0, 0, 0, 0, 0}}),
              "s351.mask_triu");
static_assert(to_text(s351.causal.mask) ==
                  "tensor([[0., 1., 1., 1., 1., 1.],\n"
                  "        [0., 0., 1., 1., 1., 1.],\n"
                  "        [0., 0., 0., 1., 1., 1.],\n"
                  "        [0., 0., 0., 0., 1., 1.],\n"
                  "        [0., 0., 0., 0., 0., 1.],\n"
                  "        [0., 0., 0., 0., 0., 0.]])",
              "s351.mask_triu");

static_assert(to_text(s351.causal.masked) ==
                  "tensor([[0.2899,   -inf,   -inf,   -inf,   -inf,   -inf],\n"
                  "        [0.4656, 0.1723,   -inf,   -inf,   -inf,   -inf],\n"
                  "        [0.4594, 0.1703, 0.1731,   -inf,   -inf,   -inf],\n"
                  "        [0.2642, 0.1024, 0.1036, 0.0186,   -inf,   -inf],\n"
                  "        [0.2183, 0.0874, 0.0882, 0.0177, 0.0786,   -inf],\n"
                  "        [0.3408, 0.1270, 0.1290, 0.0198, 0.1290, 0.0078]])",
              "s351.masked_inf");
static_assert(prints_as(s351.causal.masked, {{0.2899, -inf, -inf, -inf, -inf, -inf},
                                             {0.4656, 0.1723, -inf, -inf, -inf, -inf},
                                             {0.4594, 0.1703, 0.1731, -inf, -inf, -inf},
                                             {0.2642, 0.1024, 0.1036, 0.0186, -inf, -inf},
                                             {0.2183, 0.0874, 0.0882, 0.0177, 0.0786, -inf},
                                             {0.3408, 0.1270, 0.1290, 0.0198, 0.1290, 0.0078}}),
              "s351.masked_inf");

static_assert(s351.causal.masked == mask_future<tokens, keys>(s351.causal.attn_scores));

static_assert(to_text(s351.causal.attn_weights_causal) ==
                  "tensor([[1.0000, 0.0000, 0.0000, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.5517, 0.4483, 0.0000, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.3800, 0.3097, 0.3103, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.2758, 0.2460, 0.2462, 0.2319, 0.0000, 0.0000],\n"
                  "        [0.2175, 0.1983, 0.1984, 0.1888, 0.1971, 0.0000],\n"
                  "        [0.1935, 0.1663, 0.1666, 0.1542, 0.1666, 0.1529]])",
              "s351.weights_causal");

static_assert(to_text(s351.context_vecs) ==
                  "tensor([[-0.0872,  0.0286],\n"
                  "        [-0.0991,  0.0501],\n"
                  "        [-0.0999,  0.0633],\n"
                  "        [-0.0983,  0.0489],\n"
                  "        [-0.0514,  0.1098],\n"
                  "        [-0.0754,  0.0693]])",
              "s351.ctx_causal");

// Between the two the type forgets that the weights sum to one, and `attend` asks for it.
static_assert(!can_attend<decltype(s351.causal.masked_simple), decltype(s351.values)>);
static_assert(can_attend<decltype(s351.causal.masked_simple_norm), decltype(s351.values)>);
static_assert(can_attend<decltype(s351.causal.attn_weights_causal), decltype(s351.values)>);

// 3.5.2 Masking additional attention weights with dropout
constexpr section_3_5_2 s352{s351.causal.attn_weights_causal};

// torch.manual_seed(123): the mask of nn.Dropout(0.5), bit for bit, and the same mask again.
static_assert(has_bits(s352.example, {{two, two, 0, two, two, 0},
                                      {0, 0, 0, two, 0, two},
                                      {two, two, two, two, 0, two},
                                      {0, two, two, 0, 0, two},
                                      {0, two, 0, two, 0, two},
                                      {0, two, two, two, two, 0}}),
              "s352.dropout_ones");
static_assert(to_text(s352.example) ==
                  "tensor([[2., 2., 0., 2., 2., 0.],\n"
                  "        [0., 0., 0., 2., 0., 2.],\n"
                  "        [2., 2., 2., 2., 0., 2.],\n"
                  "        [0., 2., 2., 0., 0., 2.],\n"
                  "        [0., 2., 0., 2., 0., 2.],\n"
                  "        [0., 2., 2., 2., 2., 0.]])",
              "s352.dropout_ones");

static_assert(to_text(s352.attn_weights_dropped) ==
                  "tensor([[2.0000, 0.0000, 0.0000, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.0000, 0.0000, 0.0000, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.7599, 0.6194, 0.6206, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.0000, 0.4921, 0.4925, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.0000, 0.3966, 0.0000, 0.3775, 0.0000, 0.0000],\n"
                  "        [0.0000, 0.3327, 0.3331, 0.3084, 0.3331, 0.0000]])",
              "s352.dropout_weights");

static_assert(s352.attn_weights_dropped == s352.attn_weights * s352.example);

// 3.5.3 Implementing a compact causal attention class
constexpr section_3_5_3 s353{inputs};

static_assert(size_text(s353.batch) == "torch.Size([2, 6, 3])", "s353.batch.shape");

// Listing 3.3, CausalAttention, with the weights of torch.manual_seed(123).
static_assert(has_bits(s353.ca.W_query.weight,
                       {{0xbe711478, 0x3c9caaef, 0xbe92d05d}, {0x3e5ef3ba, 0xbefbdecd, 0x3ed8b0b2}}),
              "s353.ca.W_query");
static_assert(to_text(s353.ca.W_query.weight) ==
                  "tensor([[-0.2354,  0.0191, -0.2867],\n"
                  "        [ 0.2177, -0.4919,  0.4232]])",
              "s353.ca.W_query");
static_assert(has_bits(s353.ca.W_key.weight,
                       {{0xbed6db3d, 0xbeeb045d, 0xbebac9b6}, {0x3e85e078, 0xbe5a723c, 0x3e5d3cc8}}),
              "s353.ca.W_key");
static_assert(to_text(s353.ca.W_key.weight) ==
                  "tensor([[-0.4196, -0.4590, -0.3648],\n"
                  "        [ 0.2615, -0.2133,  0.2161]])",
              "s353.ca.W_key");
static_assert(has_bits(s353.ca.W_value.weight,
                       {{0xbefae322, 0xbeb3597b, 0xbe5913b2}, {0xbde85e18, 0xbee18145, 0x3ec18eef}}),
              "s353.ca.W_value");
static_assert(to_text(s353.ca.W_value.weight) ==
                  "tensor([[-0.4900, -0.3503, -0.2120],\n"
                  "        [-0.1135, -0.4404,  0.3780]])",
              "s353.ca.W_value");

static_assert(to_text(s353.context_vecs) ==
                  "tensor([[[-0.4519,  0.2216],\n"
                  "         [-0.5874,  0.0058],\n"
                  "         [-0.6300, -0.0632],\n"
                  "         [-0.5675, -0.0843],\n"
                  "         [-0.5526, -0.0981],\n"
                  "         [-0.5299, -0.1081]],\n"
                  "\n"
                  "        [[-0.4519,  0.2216],\n"
                  "         [-0.5874,  0.0058],\n"
                  "         [-0.6300, -0.0632],\n"
                  "         [-0.5675, -0.0843],\n"
                  "         [-0.5526, -0.0981],\n"
                  "         [-0.5299, -0.1081]]])",
              "s353.ca.out");

static_assert(size_text(s353.context_vecs) == "torch.Size([2, 6, 2])", "s353.ca.shape");
