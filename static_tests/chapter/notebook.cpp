#include "notebook.hpp"

using namespace chapter;

// What one notebook adds to the chapter: words before the embeddings, positions, and two heads worked through

// 1) Tokenized corpus
template <std::size_t N> constexpr bool reads(tokenizer::word_list const& list, char const* const (&words)[N]) {
  for (std::size_t i = 0; i < N && i < list.count; ++i)
    if (!(list.words[i] == words[i])) return false;
  return list.count == N;
}

static_assert(reads(tokenizer::words, {"your", "journey", "starts", "with", "one", "step"}), "x004.tokens");
static_assert(reads(tokenizer::vocabulary,
                    {"<pad>", "<bos>", "<eos>", "journey", "one", "starts", "step", "with", "your"}),
              "x004.vocab");
static_assert(to_text(tokenizer::encode()) == "tensor([1, 8, 3, 5, 7, 4, 6, 2])", "x004.ids");

// 2) Embeddings, and how alike the words are
constexpr embedded_words words{inputs};

static_assert(to_text(words.X_tokens) ==
                  "tensor([[0.4300, 0.1500, 0.8900],\n"
                  "        [0.5500, 0.8700, 0.6600],\n"
                  "        [0.5700, 0.8500, 0.6400],\n"
                  "        [0.2200, 0.5800, 0.3300],\n"
                  "        [0.7700, 0.2500, 0.1000],\n"
                  "        [0.0500, 0.8000, 0.5500]])",
              "x004.X_tokens");

static_assert(size_text(words.X_tokens) == "torch.Size([6, 3])", "x004.X_tokens.shape");

static_assert(prints_as(words.cosine_journey_starts, 1.000, 3), "x004.cos.journey_starts");
static_assert(prints_as(words.dot_journey_starts, 1.475, 3), "x004.dot.journey_starts");
static_assert(prints_as(words.cosine_one_step, 0.370, 3), "x004.cos.one_step");
static_assert(prints_as(words.dot_one_step, 0.294, 3), "x004.dot.one_step");
static_assert(prints_as(words.cosine_your_journey, 0.781, 3), "x004.cos.your_journey");
static_assert(prints_as(words.dot_your_journey, 0.954, 3), "x004.dot.your_journey");
static_assert(prints_as(words.cosine_with_your, 0.677, 3), "x004.cos.with_your");
static_assert(prints_as(words.dot_with_your, 0.475, 3), "x004.dot.with_your");

// 3) Add positional embeddings
constexpr positioned_words positioned{words.X_tokens};

static_assert(to_text(positioned.pos_emb.weight) ==
                  "tensor([[ 0.0000,  0.0000,  0.0000],\n"
                  "        [ 0.0100,  0.0200,  0.0300],\n"
                  "        [ 0.0200,  0.0100, -0.0100],\n"
                  "        [ 0.0300,  0.0000,  0.0100],\n"
                  "        [ 0.0400, -0.0100,  0.0200],\n"
                  "        [ 0.0500,  0.0200,  0.0000],\n"
                  "        [ 0.0600,  0.0300, -0.0200],\n"
                  "        [ 0.0700,  0.0100,  0.0100],\n"
                  "        [ 0.0800,  0.0000, -0.0100],\n"
                  "        [ 0.0900, -0.0200,  0.0200],\n"
                  "        [ 0.1000,  0.0300,  0.0000],\n"
                  "        [ 0.1100,  0.0000,  0.0100],\n"
                  "        [ 0.1200,  0.0100, -0.0200],\n"
                  "        [ 0.1300, -0.0100,  0.0200],\n"
                  "        [ 0.1400,  0.0200,  0.0000],\n"
                  "        [ 0.1500,  0.0100,  0.0100]])",
              "x004.pos_emb");

static_assert(to_text(positioned.pos_1) == "tensor([[0.0100, 0.0200, 0.0300]])", "x004.pos_emb.1");

static_assert(to_text(positioned.pos) ==
                  "tensor([[ 0.0000,  0.0000,  0.0000],\n"
                  "        [ 0.0100,  0.0200,  0.0300],\n"
                  "        [ 0.0200,  0.0100, -0.0100],\n"
                  "        [ 0.0300,  0.0000,  0.0100],\n"
                  "        [ 0.0400, -0.0100,  0.0200],\n"
                  "        [ 0.0500,  0.0200,  0.0000]])",
              "x004.pos_emb.06");

static_assert(to_text(positioned.X) ==
                  "tensor([[0.4300, 0.1500, 0.8900],\n"
                  "        [0.5600, 0.8900, 0.6900],\n"
                  "        [0.5900, 0.8600, 0.6300],\n"
                  "        [0.2500, 0.5800, 0.3400],\n"
                  "        [0.8100, 0.2400, 0.1200],\n"
                  "        [0.1000, 0.8200, 0.5500]])",
              "x004.X");

static_assert(to_text(positioned.X_1) == "tensor([[0.5600, 0.8900, 0.6900]])", "x004.X.1");

// 4) Attention on the sentence, single head
constexpr attending_words s4{positioned.X};

static_assert(to_text(s4.Q) ==
                  "tensor([[ 0.6600, -0.3700],\n"
                  "        [ 0.6250,  0.1000],\n"
                  "        [ 0.6100,  0.1150],\n"
                  "        [ 0.2950,  0.1200],\n"
                  "        [ 0.4650,  0.0600],\n"
                  "        [ 0.3250,  0.1350]])",
              "x004.s4.Q");

static_assert(to_text(s4.K) ==
                  "tensor([[ 0.4240,  0.0930],\n"
                  "        [ 0.3420,  0.4910],\n"
                  "        [ 0.3390,  0.4610],\n"
                  "        [ 0.1440,  0.3320],\n"
                  "        [ 0.3360, -0.0060],\n"
                  "        [ 0.1230,  0.5270]])",
              "x004.s4.K");

static_assert(to_text(s4.V) ==
                  "tensor([[-0.0340,  0.3540],\n"
                  "        [ 0.1190,  0.0650],\n"
                  "        [ 0.1370,  0.0530],\n"
                  "        [ 0.0650, -0.0130],\n"
                  "        [ 0.2430,  0.0570],\n"
                  "        [ 0.0020, -0.0160]])",
              "x004.s4.V");

static_assert(to_text(s4.scores) ==
                  "tensor([[ 0.1735,  0.0311,  0.0376, -0.0197,  0.1584, -0.0805],\n"
                  "        [ 0.1940,  0.1859,  0.1824,  0.0871,  0.1481,  0.0916],\n"
                  "        [ 0.1904,  0.1874,  0.1837,  0.0891,  0.1444,  0.0959],\n"
                  "        [ 0.0963,  0.1130,  0.1098,  0.0582,  0.0696,  0.0704],\n"
                  "        [ 0.1434,  0.1333,  0.1310,  0.0614,  0.1102,  0.0628],\n"
                  "        [ 0.1063,  0.1255,  0.1219,  0.0648,  0.0766,  0.0786]])",
              "x004.s4.scores");

static_assert(to_text(s4.weights) ==
                  "tensor([[0.1878, 0.1629, 0.1639, 0.1548, 0.1850, 0.1457],\n"
                  "        [0.1743, 0.1729, 0.1723, 0.1566, 0.1665, 0.1574],\n"
                  "        [0.1736, 0.1731, 0.1725, 0.1569, 0.1658, 0.1580],\n"
                  "        [0.1683, 0.1712, 0.1706, 0.1620, 0.1639, 0.1640],\n"
                  "        [0.1727, 0.1710, 0.1706, 0.1592, 0.1671, 0.1594],\n"
                  "        [0.1684, 0.1717, 0.1711, 0.1616, 0.1635, 0.1638]])",
              "x004.s4.weights");

static_assert(to_text(s4.Z) ==
                  "tensor([[0.0908, 0.0920],\n"
                  "        [0.0892, 0.0870],\n"
                  "        [0.0891, 0.0868],\n"
                  "        [0.0887, 0.0844],\n"
                  "        [0.0891, 0.0862],\n"
                  "        [0.0887, 0.0844]])",
              "x004.s4.Z");

// With and without value vectors
constexpr made_up_head head{};

static_assert(to_text(head.Q) ==
                  "tensor([[0.1000, 0.2000, 0.3000],\n"
                  "        [0.8000, 0.1000, 0.2000],\n"
                  "        [0.3000, 0.8000, 0.1000],\n"
                  "        [0.2000, 0.4000, 0.3000],\n"
                  "        [0.1000, 0.1000, 0.1000],\n"
                  "        [0.3000, 0.6000, 0.2000],\n"
                  "        [0.6000, 0.2000, 0.5000]])",
              "x004.V.Q");

static_assert(to_text(head.K) ==
                  "tensor([[0.9000, 0.1000, 0.2000],\n"
                  "        [0.3000, 0.7000, 0.2000],\n"
                  "        [0.1000, 0.9000, 0.3000],\n"
                  "        [0.1000, 0.2000, 0.8000],\n"
                  "        [0.1000, 0.1000, 0.1000],\n"
                  "        [0.2000, 0.7000, 0.3000],\n"
                  "        [0.5000, 0.2000, 0.5000]])",
              "x004.V.K");

static_assert(to_text(head.V) ==
                  "tensor([[1.0000, 0.0000, 0.0000],\n"
                  "        [0.2000, 1.0000, 0.0000],\n"
                  "        [0.0000, 0.8000, 0.6000],\n"
                  "        [0.0000, 0.3000, 0.9000],\n"
                  "        [0.0000, 0.0000, 0.0000],\n"
                  "        [0.3000, 0.9000, 0.1000],\n"
                  "        [0.1000, 0.6000, 0.9000]])",
              "x004.V.V");

static_assert(to_text(head.scores) ==
                  "tensor([[0.0981, 0.1328, 0.1617, 0.1674, 0.0346, 0.1443, 0.1386],\n"
                  "        [0.4446, 0.2021, 0.1328, 0.1501, 0.0635, 0.1674, 0.3002],\n"
                  "        [0.2136, 0.3868, 0.4503, 0.1559, 0.0693, 0.3753, 0.2078],\n"
                  "        [0.1617, 0.2309, 0.2714, 0.1963, 0.0520, 0.2367, 0.1905],\n"
                  "        [0.0693, 0.0693, 0.0751, 0.0635, 0.0173, 0.0693, 0.0693],\n"
                  "        [0.2136, 0.3175, 0.3637, 0.1790, 0.0635, 0.3118, 0.2136],\n"
                  "        [0.3811, 0.2425, 0.2252, 0.2887, 0.0751, 0.2367, 0.3406]])",
              "x004.V.scores");

static_assert(to_text(head.weights) == "tensor([0.1796, 0.1409, 0.1315, 0.1338, 0.1227, 0.1361, 0.1554])",
              "x004.V.weights");
static_assert(to_text(head.Z_with_V) == "tensor([0.2641, 0.5020, 0.3528])", "x004.V.Z_with_V");
static_assert(to_text(head.Z_no_V) == "tensor([0.3476, 0.4003, 0.3414])", "x004.V.Z_no_V");
static_assert(to_text(head.weights_rounded) == "tensor([0.1800, 0.1400, 0.1300, 0.1300, 0.1200, 0.1400, 0.1600])",
              "x004.V.weights.r2");
static_assert(to_text(head.Z_with_V_rounded) == "tensor([0.2600, 0.5000, 0.3500])", "x004.V.Z_with_V.r2");
static_assert(to_text(head.Z_no_V_rounded) == "tensor([0.3500, 0.4000, 0.3400])", "x004.V.Z_no_V.r2");

// The text of the notebook does the same by hand, for your, step and starts. Its scores are wrong, ...
static_assert(!prints_as(head.qk_by_hand, {0.76, 0.51, 0.26}, 2));
static_assert(prints_as(head.qk_by_hand, {0.77, 0.52, 0.23}, 2), "x004.hand.qk");

// ... its weights are no softmax of them, ...
static_assert(!prints_as(softmax<keys>(head.qk_by_hand), {0.6, 0.3, 0.1}, 1));
static_assert(prints_as(softmax<keys>(head.qk_by_hand), {0.4, 0.3, 0.2}, 1));

// ... and neither the values nor the keys, weighted with them, give the vectors that it prints.
static_assert(!prints_as(head.Z_by_hand, {0.63, 0.30, 0.33}, 2));
static_assert(prints_as(head.Z_by_hand, {0.63, 0.26, 0.33}, 2), "x004.hand.Z");
static_assert(!prints_as(head.Zk_by_hand, {0.67, 0.23, 0.29}, 2));
static_assert(prints_as(head.Zk_by_hand, {0.70, 0.21, 0.30}, 2), "x004.hand.Zk");
