#ifndef HEADSUP_STATIC_TESTS_CHAPTER_SECTION_3_6_HPP
#define HEADSUP_STATIC_TESTS_CHAPTER_SECTION_3_6_HPP

// 3.6 Extending single-head attention to multi-head attention

#include "inputs.hpp"

namespace chapter {

/// 3.6.1 Stacking multiple single-head attention layers: listing 3.4.
struct section_3_6_1 {
  sentences inputs;
  int seed = 123;

  torch_generator generator{seed};
  multi_head_attention_wrapper<d_in<3>, d_out<2>, context_length<6>, heads<2>> mha{generator};
  tensor<float, batch<2>, tokens<6>, d_out<4>> context_vecs = mha(inputs);
};

/// 3.6.2 Implementing multi-head attention with weight splits: listing 3.5.
struct section_3_6_2 {
  sentences inputs;
  int seed = 123;

  torch_generator generator{seed};
  multi_head_attention<d_in<3>, d_out<2>, context_length<6>, heads<2>> mha{generator};
  tensor<float, batch<2>, tokens<6>, d_out<2>> context_vecs = mha(inputs);
};

using small_heads = tensor<float, batch<1>, heads<2>, tokens<3>, head_dim<4>>;

// (b, num_heads, num_tokens, head_dim) = (1, 2, 3, 4)
inline constexpr small_heads two_heads{{{{{0.2745f, 0.6584f, 0.2775f, 0.8573f},
                                          {0.8993f, 0.0390f, 0.9268f, 0.7388f},
                                          {0.7179f, 0.7058f, 0.9156f, 0.4340f}},

                                         {{0.0772f, 0.3565f, 0.1479f, 0.5331f},
                                          {0.4066f, 0.2318f, 0.4545f, 0.9737f},
                                          {0.4606f, 0.5159f, 0.4220f, 0.5786f}}}}};

/// 3.6.2, the matrix product of all heads at once, and of one after the other.
struct section_3_6_2_products {
  small_heads a = two_heads;

  tensor<float, batch<1>, heads<2>, tokens<3>, keys<3>> a_aT =
      matmul(a, transpose<keys, head_dim>(rename<tokens, keys>(a)));

  tensor<float, tokens<3>, head_dim<4>> first_head = take<heads>(take<batch>(a, 0), 0);
  tensor<float, tokens<3>, keys<3>> first_res = matmul(first_head, transpose(rename<tokens, keys>(first_head)));

  tensor<float, tokens<3>, head_dim<4>> second_head = take<heads>(take<batch>(a, 0), 1);
  tensor<float, tokens<3>, keys<3>> second_res = matmul(second_head, transpose(rename<tokens, keys>(second_head)));
};

}  // namespace chapter

#endif
