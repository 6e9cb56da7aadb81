#include "dim1bug.hpp"
#include "exercises.hpp"
#include "section_3_5.hpp"
#include "section_3_6.hpp"

using namespace chapter;

// softmax(…, dim=1) in listing 3.3: what one notebook prints for sections 3.5.3 and 3.6.1 and for exercise 3.2

constexpr section_3_5_3 s353{inputs};
constexpr causal_attention_dim1<d_out<2>> s353_dim1{s353.batch, s353.ca};

static_assert(to_text(s353_dim1.context_vecs) ==
                  "tensor([[[-0.0844,  0.0414],\n"
                  "         [-0.2264, -0.0039],\n"
                  "         [-0.4163, -0.0564],\n"
                  "         [-0.5014, -0.1011],\n"
                  "         [-0.7754, -0.1867],\n"
                  "         [-1.1632, -0.3303]],\n"
                  "\n"
                  "        [[-0.0844,  0.0414],\n"
                  "         [-0.2264, -0.0039],\n"
                  "         [-0.4163, -0.0564],\n"
                  "         [-0.5014, -0.1011],\n"
                  "         [-0.7754, -0.1867],\n"
                  "         [-1.1632, -0.3303]]])",
              "s353.ca.out.dim1bug");

// These weights sum to one over the tokens, not over the keys: `attend` refuses them, and takes those of the book.
static_assert(!can_attend<decltype(s353_dim1.attn_weights), decltype(s353_dim1.values)>);
static_assert(can_attend<decltype(softmax<keys>(s353_dim1.attn_scores)), decltype(s353_dim1.values)>);

constexpr section_3_6_1 s361{s353.batch};
constexpr multi_head_attention_wrapper_dim1<d_out<2>> s361_dim1{s353.batch, s361.mha};

static_assert(to_text(s361_dim1.context_vecs) ==
                  "tensor([[[-0.0844,  0.0414,  0.0766,  0.0171],\n"
                  "         [-0.2264, -0.0039,  0.2143,  0.1185],\n"
                  "         [-0.4163, -0.0564,  0.3878,  0.2453],\n"
                  "         [-0.5014, -0.1011,  0.4992,  0.3401],\n"
                  "         [-0.7754, -0.1867,  0.7387,  0.4868],\n"
                  "         [-1.1632, -0.3303,  1.1224,  0.8460]],\n"
                  "\n"
                  "        [[-0.0844,  0.0414,  0.0766,  0.0171],\n"
                  "         [-0.2264, -0.0039,  0.2143,  0.1185],\n"
                  "         [-0.4163, -0.0564,  0.3878,  0.2453],\n"
                  "         [-0.5014, -0.1011,  0.4992,  0.3401],\n"
                  "         [-0.7754, -0.1867,  0.7387,  0.4868],\n"
                  "         [-1.1632, -0.3303,  1.1224,  0.8460]]])",
              "s361.wrap.out.dim1bug");

constexpr exercise_3_2 ex32{s353.batch};
constexpr multi_head_attention_wrapper_dim1<d_out<1>> ex32_dim1{s353.batch, ex32.mha};

static_assert(to_text(ex32_dim1.context_vecs) ==
                  "tensor([[[-9.1476e-02,  3.4164e-02],\n"
                  "         [-2.6796e-01, -1.3427e-03],\n"
                  "         [-4.8421e-01, -4.8909e-02],\n"
                  "         [-6.4808e-01, -1.0625e-01],\n"
                  "         [-8.8380e-01, -1.7140e-01],\n"
                  "         [-1.4744e+00, -3.4327e-01]],\n"
                  "\n"
                  "        [[-9.1476e-02,  3.4164e-02],\n"
                  "         [-2.6796e-01, -1.3427e-03],\n"
                  "         [-4.8421e-01, -4.8909e-02],\n"
                  "         [-6.4808e-01, -1.0625e-01],\n"
                  "         [-8.8380e-01, -1.7140e-01],\n"
                  "         [-1.4744e+00, -3.4327e-01]]])",
              "ex32.wrap_d1.out.dim1bug");
