#include "section_3_5_variants.hpp"
#include "bits.hpp"
#include "section_3_3.hpp"
#include "section_3_4.hpp"

#include <limits>

using namespace chapter;

// 3.5 Hiding future words with causal attention, where other notebooks and other machines print other numbers

constexpr section_3_3_2 s332{inputs};

// A notebook masks the scores of section 3.3.2 and scales them as if they were those of the layer.
constexpr hiding_the_future s351b{s332.attn_scores};
constexpr double inf = std::numeric_limits<double>::infinity();

static_assert(to_text(s351b.attn_weights) ==
                  "tensor([[0.1972, 0.1910, 0.1894, 0.1361, 0.1344, 0.1520],\n"
                  "        [0.1476, 0.2164, 0.2134, 0.1365, 0.1240, 0.1621],\n"
                  "        [0.1479, 0.2157, 0.2129, 0.1366, 0.1260, 0.1608],\n"
                  "        [0.1505, 0.1952, 0.1933, 0.1525, 0.1375, 0.1711],\n"
                  "        [0.1571, 0.1874, 0.1885, 0.1453, 0.1819, 0.1399],\n"
                  "        [0.1473, 0.2033, 0.1996, 0.1500, 0.1160, 0.1839]])",
              "s351b.weights");

static_assert(to_text(s351b.masked_simple) ==
                  "tensor([[0.1972, 0.0000, 0.0000, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.1476, 0.2164, 0.0000, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.1479, 0.2157, 0.2129, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.1505, 0.1952, 0.1933, 0.1525, 0.0000, 0.0000],\n"
                  "        [0.1571, 0.1874, 0.1885, 0.1453, 0.1819, 0.0000],\n"
                  "        [0.1473, 0.2033, 0.1996, 0.1500, 0.1160, 0.1839]])",
              "s351b.masked_simple");

static_assert(to_text(s351b.masked_simple_norm) ==
                  "tensor([[1.0000, 0.0000, 0.0000, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.4056, 0.5944, 0.0000, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.2566, 0.3741, 0.3693, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.2176, 0.2823, 0.2796, 0.2205, 0.0000, 0.0000],\n"
                  "        [0.1826, 0.2178, 0.2191, 0.1689, 0.2115, 0.0000],\n"
                  "        [0.1473, 0.2033, 0.1996, 0.1500, 0.1160, 0.1839]])",
              "s351b.masked_simple_norm");

static_assert(to_text(s351b.masked) ==
                  "tensor([[0.9995,   -inf,   -inf,   -inf,   -inf,   -inf],\n"
                  "        [0.9544, 1.4950,   -inf,   -inf,   -inf,   -inf],\n"
                  "        [0.9422, 1.4754, 1.4570,   -inf,   -inf,   -inf],\n"
                  "        [0.4753, 0.8434, 0.8296, 0.4937,   -inf,   -inf],\n"
                  "        [0.4576, 0.7070, 0.7154, 0.3474, 0.6654,   -inf],\n"
                  "        [0.6310, 1.0865, 1.0605, 0.6565, 0.2935, 0.9450]])",
              "s351b.masked_inf");
static_assert(prints_as(s351b.masked, {{0.9995, -inf, -inf, -inf, -inf, -inf},
                                       {0.9544, 1.4950, -inf, -inf, -inf, -inf},
                                       {0.9422, 1.4754, 1.4570, -inf, -inf, -inf},
                                       {0.4753, 0.8434, 0.8296, 0.4937, -inf, -inf},
                                       {0.4576, 0.7070, 0.7154, 0.3474, 0.6654, -inf},
                                       {0.6310, 1.0865, 1.0605, 0.6565, 0.2935, 0.9450}}),
              "s351b.masked_inf");

static_assert(to_text(s351b.attn_weights_causal) ==
                  "tensor([[1.0000, 0.0000, 0.0000, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.4056, 0.5944, 0.0000, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.2566, 0.3741, 0.3693, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.2176, 0.2823, 0.2796, 0.2205, 0.0000, 0.0000],\n"
                  "        [0.1826, 0.2178, 0.2191, 0.1689, 0.2115, 0.0000],\n"
                  "        [0.1473, 0.2033, 0.1996, 0.1500, 0.1160, 0.1839]])",
              "s351b.weights_causal");

// Another puts zeros into the weights of section 3.3.2, which are not scaled, and says that this leads to the same
// result as minus infinity in the scaled scores. It does not.
constexpr section_3_5_1_unscaled s351c{s332.attn_weights};

static_assert(to_text(s351c.masked_simple) ==
                  "tensor([[0.2098, 0.0000, 0.0000, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.1385, 0.2379, 0.0000, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.1390, 0.2369, 0.2326, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.1435, 0.2074, 0.2046, 0.1462, 0.0000, 0.0000],\n"
                  "        [0.1526, 0.1958, 0.1975, 0.1367, 0.1879, 0.0000],\n"
                  "        [0.1385, 0.2184, 0.2128, 0.1420, 0.0988, 0.1896]])",
              "s351c.masked_simple");

static_assert(to_text(s351c.masked_simple_norm) ==
                  "tensor([[1.0000, 0.0000, 0.0000, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.3680, 0.6320, 0.0000, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.2284, 0.3893, 0.3822, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.2046, 0.2956, 0.2915, 0.2084, 0.0000, 0.0000],\n"
                  "        [0.1753, 0.2250, 0.2269, 0.1570, 0.2158, 0.0000],\n"
                  "        [0.1385, 0.2184, 0.2128, 0.1420, 0.0988, 0.1896]])",
              "s351c.masked_simple_norm");

static_assert(prints_as(take<tokens>(s351b.attn_weights_causal, 1), {0.4056, 0.5944, 0, 0, 0, 0}));
static_assert(!prints_as(take<tokens>(s351c.masked_simple_norm, 1), {0.4056, 0.5944, 0, 0, 0, 0}));

// Dropout of the weights of either.
constexpr section_3_5_2 s352b{s351b.attn_weights_causal};
constexpr section_3_5_2 s352c{s332.attn_weights};

static_assert(to_text(s352b.attn_weights_dropped) ==
                  "tensor([[2.0000, 0.0000, 0.0000, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.0000, 0.0000, 0.0000, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.5132, 0.7482, 0.7386, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.0000, 0.5646, 0.5592, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.0000, 0.4357, 0.0000, 0.3378, 0.0000, 0.0000],\n"
                  "        [0.0000, 0.4065, 0.3991, 0.2999, 0.2320, 0.0000]])",
              "s352b.dropout_weights");

static_assert(to_text(s352c.attn_weights_dropped) ==
                  "tensor([[0.4197, 0.4012, 0.0000, 0.2485, 0.2441, 0.0000],\n"
                  "        [0.0000, 0.0000, 0.0000, 0.2480, 0.0000, 0.3162],\n"
                  "        [0.2780, 0.4738, 0.4652, 0.2484, 0.0000, 0.3129],\n"
                  "        [0.0000, 0.4148, 0.4091, 0.0000, 0.0000, 0.3441],\n"
                  "        [0.0000, 0.3917, 0.0000, 0.2734, 0.0000, 0.2590],\n"
                  "        [0.0000, 0.4367, 0.4255, 0.2841, 0.1976, 0.0000]])",
              "s352c.dropout_weights");

// The same seed gives another mask where PyTorch was built with MKL and runs on an Intel processor.
constexpr section_3_5_1 s351{inputs, section_3_4_2{inputs}.sa_v2};
constexpr section_3_5_2 s352_mkl{s351.causal.attn_weights_causal, dropout_stream::mkl};
constexpr section_3_5_2 s352b_mkl{s351b.attn_weights_causal, dropout_stream::mkl};
constexpr section_3_5_2 s352c_mkl{s332.attn_weights, dropout_stream::mkl};

static_assert(has_bits(s352_mkl.example, {{two, two, two, two, two, two},
                                          {0, two, 0, 0, 0, 0},
                                          {0, 0, two, 0, two, 0},
                                          {two, two, 0, 0, 0, two},
                                          {two, 0, 0, 0, 0, two},
                                          {0, two, 0, 0, 0, 0}}),
              "s352.dropout_ones.mkl");
static_assert(to_text(s352_mkl.example) ==
                  "tensor([[2., 2., 2., 2., 2., 2.],\n"
                  "        [0., 2., 0., 0., 0., 0.],\n"
                  "        [0., 0., 2., 0., 2., 0.],\n"
                  "        [2., 2., 0., 0., 0., 2.],\n"
                  "        [2., 0., 0., 0., 0., 2.],\n"
                  "        [0., 2., 0., 0., 0., 0.]])",
              "s352.dropout_ones.mkl");

static_assert(to_text(s352_mkl.attn_weights_dropped) ==
                  "tensor([[2.0000, 0.0000, 0.0000, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.0000, 0.8966, 0.0000, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.0000, 0.0000, 0.6206, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.5517, 0.4921, 0.0000, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.4350, 0.0000, 0.0000, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.0000, 0.3327, 0.0000, 0.0000, 0.0000, 0.0000]])",
              "s352.dropout_weights.mkl");

static_assert(to_text(s352b_mkl.attn_weights_dropped) ==
                  "tensor([[2.0000, 0.0000, 0.0000, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.0000, 1.1888, 0.0000, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.0000, 0.0000, 0.7386, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.4352, 0.5646, 0.0000, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.3652, 0.0000, 0.0000, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.0000, 0.4065, 0.0000, 0.0000, 0.0000, 0.0000]])",
              "s352b.dropout_weights.mkl");

static_assert(to_text(s352c_mkl.attn_weights_dropped) ==
                  "tensor([[0.4197, 0.4012, 0.3963, 0.2485, 0.2441, 0.2903],\n"
                  "        [0.0000, 0.4758, 0.0000, 0.0000, 0.0000, 0.0000],\n"
                  "        [0.0000, 0.0000, 0.4652, 0.0000, 0.2216, 0.0000],\n"
                  "        [0.2871, 0.4148, 0.0000, 0.0000, 0.0000, 0.3441],\n"
                  "        [0.3052, 0.0000, 0.0000, 0.0000, 0.0000, 0.2590],\n"
                  "        [0.0000, 0.4367, 0.0000, 0.0000, 0.0000, 0.0000]])",
              "s352c.dropout_weights.mkl");
