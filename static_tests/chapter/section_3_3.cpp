#include "section_3_3.hpp"

using namespace chapter;

// 3.3 Attending to different parts of the input with self-attention

// 3.3.1 A simple self-attention mechanism without trainable weights
constexpr section_3_3_1 s331{inputs};

static_assert(to_text(s331.inputs) ==
                  "tensor([[0.4300, 0.1500, 0.8900],\n"
                  "        [0.5500, 0.8700, 0.6600],\n"
                  "        [0.5700, 0.8500, 0.6400],\n"
                  "        [0.2200, 0.5800, 0.3300],\n"
                  "        [0.7700, 0.2500, 0.1000],\n"
                  "        [0.0500, 0.8000, 0.5500]])",
              "s33.inputs");

static_assert(to_text(s331.query) == "tensor([0.5500, 0.8700, 0.6600])", "s33.x2");

// The score of the first word for the second: the dot product, as a loop and by name.
static_assert(to_text(s331.res) == "tensor(0.9544)", "s331.dot12.loop");
static_assert(to_text(s331.dot_12) == "tensor(0.9544)", "s331.dot12");

// Step 1: attention scores of the second word, word by word and as one product.
static_assert(to_text(s331.attn_scores_2) == "tensor([0.9544, 1.4950, 1.4754, 0.8434, 0.7070, 1.0865])",
              "s331.scores2");
static_assert(to_text(s331.attn_scores_2_matmul) == "tensor([0.9544, 1.4950, 1.4754, 0.8434, 0.7070, 1.0865])",
              "s331.scores2.matmul");

// Step 2: attention weights, first divided by their sum. It is not quite 1: PyTorch would print 1 itself as "1.".
static_assert(to_text(s331.attn_weights_2_tmp) == "tensor([0.1455, 0.2278, 0.2249, 0.1285, 0.1077, 0.1656])",
              "s331.weights2.sumnorm");
static_assert(to_text(s331.attn_weights_2_tmp_sum) == "tensor(1.0000)", "s331.weights2.sumnorm.sum");

// The softmax that overflows, and the one that does not. Both sums are 1 to the last bit.
static_assert(to_text(s331.attn_weights_2_naive) == "tensor([0.1385, 0.2379, 0.2333, 0.1240, 0.1082, 0.1581])",
              "s331.weights2.naive");
static_assert(to_text(s331.attn_weights_2_naive_sum) == "tensor(1.)", "s331.weights2.naive.sum");
static_assert(to_text(s331.attn_weights_2) == "tensor([0.1385, 0.2379, 0.2333, 0.1240, 0.1082, 0.1581])",
              "s331.weights2");
static_assert(to_text(s331.attn_weights_2_sum) == "tensor(1.)", "s331.weights2.sum");

// Step 3: the context vector.
static_assert(to_text(s331.context_vec_2) == "tensor([0.4419, 0.6515, 0.5683])", "s331.ctx2");

// 3.3.2 Computing attention weights for all input tokens
constexpr section_3_3_2 s332{inputs};

static_assert(to_text(s332.attn_scores_loop) ==
                  "tensor([[0.9995, 0.9544, 0.9422, 0.4753, 0.4576, 0.6310],\n"
                  "        [0.9544, 1.4950, 1.4754, 0.8434, 0.7070, 1.0865],\n"
                  "        [0.9422, 1.4754, 1.4570, 0.8296, 0.7154, 1.0605],\n"
                  "        [0.4753, 0.8434, 0.8296, 0.4937, 0.3474, 0.6565],\n"
                  "        [0.4576, 0.7070, 0.7154, 0.3474, 0.6654, 0.2935],\n"
                  "        [0.6310, 1.0865, 1.0605, 0.6565, 0.2935, 0.9450]])",
              "s332.scores.loop");

static_assert(to_text(s332.attn_scores) ==
                  "tensor([[0.9995, 0.9544, 0.9422, 0.4753, 0.4576, 0.6310],\n"
                  "        [0.9544, 1.4950, 1.4754, 0.8434, 0.7070, 1.0865],\n"
                  "        [0.9422, 1.4754, 1.4570, 0.8296, 0.7154, 1.0605],\n"
                  "        [0.4753, 0.8434, 0.8296, 0.4937, 0.3474, 0.6565],\n"
                  "        [0.4576, 0.7070, 0.7154, 0.3474, 0.6654, 0.2935],\n"
                  "        [0.6310, 1.0865, 1.0605, 0.6565, 0.2935, 0.9450]])",
              "s332.scores");

static_assert(to_text(s332.attn_weights) ==
                  "tensor([[0.2098, 0.2006, 0.1981, 0.1242, 0.1220, 0.1452],\n"
                  "        [0.1385, 0.2379, 0.2333, 0.1240, 0.1082, 0.1581],\n"
                  "        [0.1390, 0.2369, 0.2326, 0.1242, 0.1108, 0.1565],\n"
                  "        [0.1435, 0.2074, 0.2046, 0.1462, 0.1263, 0.1720],\n"
                  "        [0.1526, 0.1958, 0.1975, 0.1367, 0.1879, 0.1295],\n"
                  "        [0.1385, 0.2184, 0.2128, 0.1420, 0.0988, 0.1896]])",
              "s332.weights");

// Figure 3.11 shows two digits and cuts off the others: 0.19 where 0.1981 rounds to 0.20.
static_assert(to_text(s332.figure_3_11) ==
                  "tensor([[0.2000, 0.2000, 0.1900, 0.1200, 0.1200, 0.1400],\n"
                  "        [0.1300, 0.2300, 0.2300, 0.1200, 0.1000, 0.1500],\n"
                  "        [0.1300, 0.2300, 0.2300, 0.1200, 0.1100, 0.1500],\n"
                  "        [0.1400, 0.2000, 0.2000, 0.1400, 0.1200, 0.1700],\n"
                  "        [0.1500, 0.1900, 0.1900, 0.1300, 0.1800, 0.1200],\n"
                  "        [0.1300, 0.2100, 0.2100, 0.1400, 0.0900, 0.1800]], dtype=torch.float64)",
              "s332.fig3_11");
static_assert(prints_as(s332.figure_3_11,
                        {{0.20, 0.20, 0.19, 0.12, 0.12, 0.14},
                         {0.13, 0.23, 0.23, 0.12, 0.10, 0.15},
                         {0.13, 0.23, 0.23, 0.12, 0.11, 0.15},
                         {0.14, 0.20, 0.20, 0.14, 0.12, 0.17},
                         {0.15, 0.19, 0.19, 0.13, 0.18, 0.12},
                         {0.13, 0.21, 0.21, 0.14, 0.09, 0.18}},
                        2),
              "s332.fig3_11");

// Each row sums to one: the second as printed, in double, and all of them as they are.
static_assert(s332.row_2_sum == 1.0, "s332.row2sum.literal");
static_assert(to_text(s332.row_sums) == "tensor([1.0000, 1.0000, 1.0000, 1.0000, 1.0000, 1.0000])", "s332.rowsums");

static_assert(to_text(s332.all_context_vecs) ==
                  "tensor([[0.4421, 0.5931, 0.5790],\n"
                  "        [0.4419, 0.6515, 0.5683],\n"
                  "        [0.4431, 0.6496, 0.5671],\n"
                  "        [0.4304, 0.6298, 0.5510],\n"
                  "        [0.4671, 0.5910, 0.5266],\n"
                  "        [0.4177, 0.6503, 0.5645]])",
              "s332.ctx");

// The second row is the context vector of section 3.3.1.
static_assert(prints_as(take<tokens>(s332.all_context_vecs, 1), {0.4419, 0.6515, 0.5683}));
