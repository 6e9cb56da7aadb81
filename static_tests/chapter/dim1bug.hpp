#ifndef HEADSUP_STATIC_TESTS_CHAPTER_DIM1BUG_HPP
#define HEADSUP_STATIC_TESTS_CHAPTER_DIM1BUG_HPP

// Listing 3.3 as one notebook has it, with softmax(…, dim=1). In a batch that is not the axis of the keys but that of the
// queries: each key's weights sum to one over the queries, those of a query to anything, and PyTorch runs.

#include "inputs.hpp"

namespace chapter {

/// The wrong weights, in the only way they can be used: in a tensor whose type forgot over what they sum to one.
template <Axis Out> struct causal_attention_dim1 {
  sentences inputs;
  causal_attention<d_in<3>, Out, context_length<6>> ca;

  tensor<float, batch<2>, tokens<6>, Out> queries = ca.W_query(inputs);
  tensor<float, batch<2>, keys<6>, Out> key_vectors = rename<tokens, keys>(ca.W_key(inputs));
  tensor<float, batch<2>, keys<6>, Out> values = rename<tokens, keys>(ca.W_value(inputs));

  tensor<float, batch<2>, tokens<6>, keys<6>> attn_scores = scaled_scores<d_out>(queries, key_vectors);
  tensor<float, batch<2>, tokens<6>, keys<6>> attn_weights =
      softmax<tokens>(mask_future<tokens, keys>(attn_scores));
  tensor<float, batch<2>, tokens<6>, Out> context_vecs = contract<keys>(attn_weights, values);
};

/// Listing 3.4 with two such heads.
template <Axis Out> struct multi_head_attention_wrapper_dim1 {
  sentences inputs;
  multi_head_attention_wrapper<d_in<3>, Out, context_length<6>, heads<2>> mha;

  causal_attention_dim1<Out> head_0{inputs, mha.heads[0]};
  causal_attention_dim1<Out> head_1{inputs, mha.heads[1]};
  tensor<float, batch<2>, tokens<6>, d_out<2 * Out::size>> context_vecs =
      concat<d_out>(head_0.context_vecs, head_1.context_vecs);
};

}  // namespace chapter

#endif
