#ifndef HEADSUP_DEMO_CHAPTER_CHAPTER_HPP
#define HEADSUP_DEMO_CHAPTER_CHAPTER_HPP

#include "section.hpp"
#include "show.hpp"

#include <headsup/headsup.hpp>

#include <array>

/// Which of the three weight matrices: a role of the demo's own, in one line.
template <std::size_t N> struct matrices : headsup::axis<"matrices", N> {};

namespace demo {

/// The sentence, one word per token, and its six embeddings of three numbers.
inline constexpr std::array initial_words = {"Your", "journey", "starts", "with", "one", "step"};
inline constexpr headsup::tensor<float, headsup::tokens<6>, headsup::d_in<3>> initial_inputs{{{0.43f, 0.15f, 0.89f},
                                                                                              {0.55f, 0.87f, 0.66f},
                                                                                              {0.57f, 0.85f, 0.64f},
                                                                                              {0.22f, 0.58f, 0.33f},
                                                                                              {0.77f, 0.25f, 0.10f},
                                                                                              {0.05f, 0.80f, 0.55f}}};

inline CONSTANT auto words = initial_words;
inline CONSTANT auto inputs = initial_inputs;

given_value given_words();
given_value given_inputs();

void mistake(page&);
void one_token(page&);
void all_tokens(page&);
void trainable_weights(page&);
void self_attention_layers(page&);
void causal_mask(page&);
void attention_dropout(page&);
void causal_layer(page&);
void heads_side_by_side(page&);
void heads_in_one(page&);
void moved_numbers(page&);
void exercise_1(page&);
void exercise_2(page&);
void exercise_3(page&);
void byte_pairs(page&);
void gpt2(page&);

}  // namespace demo

#endif
