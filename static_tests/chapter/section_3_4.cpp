#include "section_3_4.hpp"
#include "bits.hpp"

using namespace chapter;

// 3.4 Implementing self-attention with trainable weights

// 3.4.1 Computing the attention weights step by step
constexpr section_3_4_1 s341{inputs};

// torch.manual_seed(123): the numbers of torch.rand, bit for bit.
static_assert(has_bits(s341.W_query, {{0x3e979bfc, 0x3f043d6d}, {0x3e80dafc, 0x3f304542}, {0x3d977ee0, 0x3f5dd462}}),
              "s341.W_query");
static_assert(to_text(s341.W_query) ==
                  "tensor([[0.2961, 0.5166],\n"
                  "        [0.2517, 0.6886],\n"
                  "        [0.0740, 0.8665]])",
              "s341.W_query");

static_assert(has_bits(s341.W_key, {{0x3e0bdb98, 0x3dd1e088}, {0x3e3c794c, 0x3f39f86a}, {0x3ea168f6, 0x3f2fe639}}),
              "s341.W_key");
static_assert(to_text(s341.W_key) ==
                  "tensor([[0.1366, 0.1025],\n"
                  "        [0.1841, 0.7264],\n"
                  "        [0.3153, 0.6871]])",
              "s341.W_key");

static_assert(has_bits(s341.W_value, {{0x3d9ae6b0, 0x3e495b84}, {0x3ea200c0, 0x3ecdb0e2}, {0x3df2d3f0, 0x3f53d02f}}),
              "s341.W_value");
static_assert(to_text(s341.W_value) ==
                  "tensor([[0.0756, 0.1966],\n"
                  "        [0.3164, 0.4017],\n"
                  "        [0.1186, 0.8274]])",
              "s341.W_value");

// Step 1: query, key and value of the second word; keys and values of all.
static_assert(to_text(s341.query_2) == "tensor([0.4306, 1.4551])", "s341.query_2");
static_assert(to_text(s341.key_2) == "tensor([0.4433, 1.1419])", "s341.key_2");
static_assert(to_text(s341.value_2) == "tensor([0.3951, 1.0037])", "s341.value_2");

static_assert(size_text(s341.key_vectors) == "torch.Size([6, 2])", "s341.keys.shape");
static_assert(size_text(s341.values) == "torch.Size([6, 2])", "s341.values.shape");

static_assert(to_text(s341.key_vectors) ==
                  "tensor([[0.3669, 0.7646],\n"
                  "        [0.4433, 1.1419],\n"
                  "        [0.4361, 1.1156],\n"
                  "        [0.2408, 0.6706],\n"
                  "        [0.1827, 0.3292],\n"
                  "        [0.3275, 0.9642]])",
              "s341.keys");

static_assert(to_text(s341.values) ==
                  "tensor([[0.1855, 0.8812],\n"
                  "        [0.3951, 1.0037],\n"
                  "        [0.3879, 0.9831],\n"
                  "        [0.2393, 0.5493],\n"
                  "        [0.1492, 0.3346],\n"
                  "        [0.3221, 0.7863]])",
              "s341.values");

// Step 2: attention scores.
static_assert(to_text(s341.attn_score_22) == "tensor(1.8524)", "s341.score22");
static_assert(to_text(s341.attn_scores_2) == "tensor([1.2705, 1.8524, 1.8111, 1.0795, 0.5577, 1.5440])",
              "s341.scores2");

// Step 3: attention weights, scaled by the square root of the keys' size.
static_assert(to_text(s341.attn_weights_2) == "tensor([0.1500, 0.2264, 0.2199, 0.1311, 0.0906, 0.1820])",
              "s341.weights2");

// Step 4: the context vector.
static_assert(to_text(s341.context_vec_2) == "tensor([0.3061, 0.8210])", "s341.ctx2");

// 3.4.2 Implementing a compact self-attention Python class
constexpr section_3_4_2 s342{inputs};

// Listing 3.1, SelfAttention_v1: the second row is the context vector of section 3.4.1.
static_assert(to_text(s342.context_vecs_v1) ==
                  "tensor([[0.2996, 0.8053],\n"
                  "        [0.3061, 0.8210],\n"
                  "        [0.3058, 0.8203],\n"
                  "        [0.2948, 0.7939],\n"
                  "        [0.2927, 0.7891],\n"
                  "        [0.2990, 0.8040]])",
              "s342.v1.out");

// Listing 3.2, SelfAttention_v2. torch.manual_seed(789): the initial weights of nn.Linear, bit for bit.
static_assert(has_bits(s342.sa_v2.W_query.weight,
                       {{0x3ea1d27f, 0x3ee9e2d0, 0x3f03079c}, {0xbe2c5302, 0xbeacfe38, 0xbdbbf3f0}}),
              "s342.v2.W_query");
static_assert(to_text(s342.sa_v2.W_query.weight) ==
                  "tensor([[ 0.3161,  0.4568,  0.5118],\n"
                  "        [-0.1683, -0.3379, -0.0918]])",
              "s342.v2.W_query");
static_assert(has_bits(s342.sa_v2.W_key.weight,
                       {{0x3ecfc5c8, 0xbef0daf6, 0x3e727d10}, {0x3e5a7b3d, 0xbe85255c, 0xbf02b2f2}}),
              "s342.v2.W_key");
static_assert(to_text(s342.sa_v2.W_key.weight) ==
                  "tensor([[ 0.4058, -0.4704,  0.2368],\n"
                  "        [ 0.2134, -0.2601, -0.5105]])",
              "s342.v2.W_key");
static_assert(has_bits(s342.sa_v2.W_value.weight,
                       {{0x3e8150d7, 0xbe10dfae, 0xbe48e3c3}, {0x3f04e439, 0xbdae6c57, 0xbe513b1c}}),
              "s342.v2.W_value");
static_assert(to_text(s342.sa_v2.W_value.weight) ==
                  "tensor([[ 0.2526, -0.1415, -0.1962],\n"
                  "        [ 0.5191, -0.0852, -0.2043]])",
              "s342.v2.W_value");

static_assert(to_text(s342.context_vecs_v2) ==
                  "tensor([[-0.0739,  0.0713],\n"
                  "        [-0.0748,  0.0703],\n"
                  "        [-0.0749,  0.0702],\n"
                  "        [-0.0760,  0.0685],\n"
                  "        [-0.0763,  0.0679],\n"
                  "        [-0.0754,  0.0693]])",
              "s342.v2.out");
