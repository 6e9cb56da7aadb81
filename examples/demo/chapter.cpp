#include "chapter.hpp"

namespace demo {

std::span<section const> sections() {
  static constexpr section all[] = {
      {"mistake", "", "A mistake that PyTorch runs", mistake},
      {"3.3", "3.3", "Self-attention without trainable weights"},
      {"3.3.1", "3.3.1", "One token looks at all", one_token},
      {"3.3.2", "3.3.2", "Every token looks at all", all_tokens},
      {"3.4", "3.4", "Self-attention with trainable weights"},
      {"3.4.1", "3.4.1", "Step by step, for one token", trainable_weights},
      {"3.4.2", "3.4.2", "As layers: self_attention_v1 and self_attention_v2", self_attention_layers},
      {"3.5", "3.5", "Causal attention: no token sees a later one"},
      {"3.5.1", "3.5.1", "Masks", causal_mask},
      {"3.5.2", "3.5.2", "Dropout", attention_dropout},
      {"3.5.3", "3.5.3", "As a layer, for a batch: causal_attention", causal_layer},
      {"3.6", "3.6", "Several heads"},
      {"3.6.1", "3.6.1", "Side by side: multi_head_attention_wrapper", heads_side_by_side},
      {"3.6.2", "3.6.2", "With one set of weights: multi_head_attention", heads_in_one},
      {"exercises", "", "Exercises"},
      {"exercises.3.1", "Exercise 3.1", "Same weights, same result", exercise_1},
      {"exercises.3.2", "Exercise 3.2", "Two numbers for each token", exercise_2},
      {"exercises.3.3", "Exercise 3.3", "The size of GPT-2", exercise_3},
      {"gpt2", "", "The attention of GPT-2 small at run time", gpt2},
  };
  return all;
}

}  // namespace demo
