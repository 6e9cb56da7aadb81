#include "exercises.hpp"
#include "section_3_4.hpp"
#include "section_3_5.hpp"

using namespace chapter;

// The exercises of the chapter

// Exercise 3.1 Comparing SelfAttention_v1 and SelfAttention_v2
constexpr section_3_4_2 s342{inputs};
constexpr exercise_3_1 ex31{inputs, s342.sa_v2};

static_assert(to_text(ex31.context_vecs) ==
                  "tensor([[-0.0739,  0.0713],\n"
                  "        [-0.0748,  0.0703],\n"
                  "        [-0.0749,  0.0702],\n"
                  "        [-0.0760,  0.0685],\n"
                  "        [-0.0763,  0.0679],\n"
                  "        [-0.0754,  0.0693]])",
              "ex31.v1_with_v2_weights");

static_assert(ex31.context_vecs == s342.context_vecs_v2);

// Exercise 3.2 Returning two-dimensional embedding vectors
constexpr exercise_3_2 ex32{section_3_5_3{inputs}.batch};

static_assert(to_text(ex32.context_vecs) ==
                  "tensor([[[-0.5740,  0.2216],\n"
                  "         [-0.7320,  0.0155],\n"
                  "         [-0.7774, -0.0546],\n"
                  "         [-0.6979, -0.0817],\n"
                  "         [-0.6538, -0.0957],\n"
                  "         [-0.6424, -0.1065]],\n"
                  "\n"
                  "        [[-0.5740,  0.2216],\n"
                  "         [-0.7320,  0.0155],\n"
                  "         [-0.7774, -0.0546],\n"
                  "         [-0.6979, -0.0817],\n"
                  "         [-0.6538, -0.0957],\n"
                  "         [-0.6424, -0.1065]]])",
              "ex32.wrap_d1.out");

static_assert(size_text(ex32.context_vecs) == "torch.Size([2, 6, 2])", "ex32.wrap_d1.shape");

// Exercise 3.3 Initializing GPT-2 size attention modules
static_assert(exercise_3_3::head::size == 64, "ex33.head_dim");
static_assert(count_parameters<exercise_3_3>() == 2360064, "ex33.params");
