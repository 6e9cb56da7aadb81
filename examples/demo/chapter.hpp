#ifndef HEADSUP_DEMO_CHAPTER_HPP
#define HEADSUP_DEMO_CHAPTER_HPP

#include "page.hpp"

#include <headsup/headsup.hpp>

#include <span>
#include <string_view>

namespace demo {

/// The sentence, one word per token.
inline constexpr char const* words[] = {"Your", "journey", "starts", "with", "one", "step"};

/// Its six embeddings of three numbers.
inline constexpr headsup::tensor<float, headsup::tokens<6>, headsup::d_in<3>> inputs{{{0.43f, 0.15f, 0.89f},
                                                                                      {0.55f, 0.87f, 0.66f},
                                                                                      {0.57f, 0.85f, 0.64f},
                                                                                      {0.22f, 0.58f, 0.33f},
                                                                                      {0.77f, 0.25f, 0.10f},
                                                                                      {0.05f, 0.80f, 0.55f}}};

/// A part of the demo. A part that shows nothing itself is the heading of those that follow it.
struct section {
  std::string_view id;
  std::string_view number;
  std::string_view title;
  void (*show)(page&) = nullptr;

  bool is_chapter() const { return id.find('.') == id.rfind('.'); }
  std::string heading() const { return joined({number, number.empty() ? "" : "  ", title}); }
};

/// All parts, in the order of the chapter.
std::span<section const> sections();

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
void exercise_1(page&);
void exercise_2(page&);
void exercise_3(page&);
void gpt2(page&);

}  // namespace demo

#endif
