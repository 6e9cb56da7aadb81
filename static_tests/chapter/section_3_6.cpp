#include "section_3_6.hpp"
#include "bits.hpp"
#include "section_3_5.hpp"

using namespace chapter;

// 3.6 Extending single-head attention to multi-head attention

constexpr sentences batch_of_two = section_3_5_3{inputs}.batch;

// 3.6.1 Stacking multiple single-head attention layers: listing 3.4, MultiHeadAttentionWrapper
constexpr section_3_6_1 s361{batch_of_two};

static_assert(has_bits(s361.mha.heads[0].W_query.weight,
                       {{0xbe711478, 0x3c9caaef, 0xbe92d05d}, {0x3e5ef3ba, 0xbefbdecd, 0x3ed8b0b2}}),
              "s361.wrap.h0.W_query");
static_assert(to_text(s361.mha.heads[0].W_query.weight) ==
                  "tensor([[-0.2354,  0.0191, -0.2867],\n"
                  "        [ 0.2177, -0.4919,  0.4232]])",
              "s361.wrap.h0.W_query");
static_assert(has_bits(s361.mha.heads[0].W_key.weight,
                       {{0xbed6db3d, 0xbeeb045d, 0xbebac9b6}, {0x3e85e078, 0xbe5a723c, 0x3e5d3cc8}}),
              "s361.wrap.h0.W_key");
static_assert(to_text(s361.mha.heads[0].W_key.weight) ==
                  "tensor([[-0.4196, -0.4590, -0.3648],\n"
                  "        [ 0.2615, -0.2133,  0.2161]])",
              "s361.wrap.h0.W_key");
static_assert(has_bits(s361.mha.heads[0].W_value.weight,
                       {{0xbefae322, 0xbeb3597b, 0xbe5913b2}, {0xbde85e18, 0xbee18145, 0x3ec18eef}}),
              "s361.wrap.h0.W_value");
static_assert(to_text(s361.mha.heads[0].W_value.weight) ==
                  "tensor([[-0.4900, -0.3503, -0.2120],\n"
                  "        [-0.1135, -0.4404,  0.3780]])",
              "s361.wrap.h0.W_value");
static_assert(has_bits(s361.mha.heads[1].W_query.weight,
                       {{0xbe0b6cc9, 0x3e3dc523, 0x3ed108b3}, {0x3ddc4a6b, 0x3e21aa78, 0x3f0eaab6}}),
              "s361.wrap.h1.W_query");
static_assert(to_text(s361.mha.heads[1].W_query.weight) ==
                  "tensor([[-0.1362,  0.1853,  0.4083],\n"
                  "        [ 0.1076,  0.1579,  0.5573]])",
              "s361.wrap.h1.W_query");
static_assert(has_bits(s361.mha.heads[1].W_key.weight,
                       {{0xbe8551e4, 0x3e3b43f4, 0xbe8384c9}, {0x3ed340b9, 0x3eec15e4, 0xbf0844e0}}),
              "s361.wrap.h1.W_key");
static_assert(to_text(s361.mha.heads[1].W_key.weight) ==
                  "tensor([[-0.2604,  0.1829, -0.2569],\n"
                  "        [ 0.4126,  0.4611, -0.5323]])",
              "s361.wrap.h1.W_key");
static_assert(has_bits(s361.mha.heads[1].W_value.weight,
                       {{0x3efc572e, 0x3e8d27a4, 0x3e80d06f}, {0x3e73628a, 0x3ef5bc1a, 0xbd9c2015}}),
              "s361.wrap.h1.W_value");
static_assert(to_text(s361.mha.heads[1].W_value.weight) ==
                  "tensor([[ 0.4929,  0.2757,  0.2516],\n"
                  "        [ 0.2377,  0.4800, -0.0762]])",
              "s361.wrap.h1.W_value");

static_assert(to_text(s361.context_vecs) ==
                  "tensor([[[-0.4519,  0.2216,  0.4772,  0.1063],\n"
                  "         [-0.5874,  0.0058,  0.5891,  0.3257],\n"
                  "         [-0.6300, -0.0632,  0.6202,  0.3860],\n"
                  "         [-0.5675, -0.0843,  0.5478,  0.3589],\n"
                  "         [-0.5526, -0.0981,  0.5321,  0.3428],\n"
                  "         [-0.5299, -0.1081,  0.5077,  0.3493]],\n"
                  "\n"
                  "        [[-0.4519,  0.2216,  0.4772,  0.1063],\n"
                  "         [-0.5874,  0.0058,  0.5891,  0.3257],\n"
                  "         [-0.6300, -0.0632,  0.6202,  0.3860],\n"
                  "         [-0.5675, -0.0843,  0.5478,  0.3589],\n"
                  "         [-0.5526, -0.0981,  0.5321,  0.3428],\n"
                  "         [-0.5299, -0.1081,  0.5077,  0.3493]]])",
              "s361.wrap.out");

static_assert(size_text(s361.context_vecs) == "torch.Size([2, 6, 4])", "s361.wrap.shape");

// 3.6.2 Implementing multi-head attention with weight splits: listing 3.5, MultiHeadAttention
constexpr section_3_6_2 s362{batch_of_two};

static_assert(has_bits(s362.mha.W_query.weight,
                       {{0xbe711478, 0x3c9caaef, 0xbe92d05d}, {0x3e5ef3ba, 0xbefbdecd, 0x3ed8b0b2}}),
              "s362.mha.W_query.weight");
static_assert(to_text(s362.mha.W_query.weight) ==
                  "tensor([[-0.2354,  0.0191, -0.2867],\n"
                  "        [ 0.2177, -0.4919,  0.4232]])",
              "s362.mha.W_query.weight");
static_assert(has_bits(s362.mha.W_key.weight,
                       {{0xbed6db3d, 0xbeeb045d, 0xbebac9b6}, {0x3e85e078, 0xbe5a723c, 0x3e5d3cc8}}),
              "s362.mha.W_key.weight");
static_assert(to_text(s362.mha.W_key.weight) ==
                  "tensor([[-0.4196, -0.4590, -0.3648],\n"
                  "        [ 0.2615, -0.2133,  0.2161]])",
              "s362.mha.W_key.weight");
static_assert(has_bits(s362.mha.W_value.weight,
                       {{0xbefae322, 0xbeb3597b, 0xbe5913b2}, {0xbde85e18, 0xbee18145, 0x3ec18eef}}),
              "s362.mha.W_value.weight");
static_assert(to_text(s362.mha.W_value.weight) ==
                  "tensor([[-0.4900, -0.3503, -0.2120],\n"
                  "        [-0.1135, -0.4404,  0.3780]])",
              "s362.mha.W_value.weight");
static_assert(has_bits(s362.mha.out_proj.weight, {{0xbe2ac28e, 0x3e686b80}, {0x3f0001b4, 0x3e06e663}}),
              "s362.mha.out_proj.weight");
static_assert(to_text(s362.mha.out_proj.weight) ==
                  "tensor([[-0.1668,  0.2270],\n"
                  "        [ 0.5000,  0.1317]])",
              "s362.mha.out_proj.weight");
static_assert(has_bits(s362.mha.out_proj.bias, {0x3e45ffde, 0x3f2ebb01}), "s362.mha.out_proj.bias");
static_assert(to_text(s362.mha.out_proj.bias) == "tensor([0.1934, 0.6825])", "s362.mha.out_proj.bias");

static_assert(to_text(s362.context_vecs) ==
                  "tensor([[[0.3190, 0.4858],\n"
                  "         [0.2943, 0.3897],\n"
                  "         [0.2856, 0.3593],\n"
                  "         [0.2693, 0.3873],\n"
                  "         [0.2639, 0.3928],\n"
                  "         [0.2575, 0.4028]],\n"
                  "\n"
                  "        [[0.3190, 0.4858],\n"
                  "         [0.2943, 0.3897],\n"
                  "         [0.2856, 0.3593],\n"
                  "         [0.2693, 0.3873],\n"
                  "         [0.2639, 0.3928],\n"
                  "         [0.2575, 0.4028]]])",
              "s362.mha.out");

static_assert(size_text(s362.context_vecs) == "torch.Size([2, 6, 2])", "s362.mha.shape");

// The matrix product of two heads at once is that of one after the other.
constexpr section_3_6_2_products s362_products{};

static_assert(to_text(s362_products.a) ==
                  "tensor([[[[0.2745, 0.6584, 0.2775, 0.8573],\n"
                  "          [0.8993, 0.0390, 0.9268, 0.7388],\n"
                  "          [0.7179, 0.7058, 0.9156, 0.4340]],\n"
                  "\n"
                  "         [[0.0772, 0.3565, 0.1479, 0.5331],\n"
                  "          [0.4066, 0.2318, 0.4545, 0.9737],\n"
                  "          [0.4606, 0.5159, 0.4220, 0.5786]]]])",
              "s362.a");

static_assert(to_text(s362_products.a_aT) ==
                  "tensor([[[[1.3208, 1.1631, 1.2879],\n"
                  "          [1.1631, 2.2150, 1.8424],\n"
                  "          [1.2879, 1.8424, 2.0402]],\n"
                  "\n"
                  "         [[0.4391, 0.7003, 0.5903],\n"
                  "          [0.7003, 1.3737, 1.0620],\n"
                  "          [0.5903, 1.0620, 0.9912]]]])",
              "s362.a_aT");

static_assert(to_text(s362_products.first_res) ==
                  "tensor([[1.3208, 1.1631, 1.2879],\n"
                  "        [1.1631, 2.2150, 1.8424],\n"
                  "        [1.2879, 1.8424, 2.0402]])",
              "s362.first_head");

static_assert(to_text(s362_products.second_res) ==
                  "tensor([[0.4391, 0.7003, 0.5903],\n"
                  "        [0.7003, 1.3737, 1.0620],\n"
                  "        [0.5903, 1.0620, 0.9912]])",
              "s362.second_head");
