#include "chapter.hpp"

#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace demo {

namespace {

template <class Words> std::vector<std::string> copied(Words const& from) { return {from.begin(), from.end()}; }

/// As many digits as tell a float from all others, but not more.
std::string shortest(float number) {
  char text[32];
  for (int digits = 1;; ++digits) {
    std::snprintf(text, sizeof text, "%.*g", digits, static_cast<double>(number));
    if (digits == 9 || std::strtof(text, nullptr) == number) return text;
  }
}

std::vector<std::string> numbers_of(decltype(initial_inputs) const& x) {
  std::vector<std::string> numbers;
  for (std::size_t i = 0; i < x.size(); ++i) numbers.push_back(shortest(x.data()[i]));
  return numbers;
}

/// The number as source text: "1.0f" for 1.
std::string literal(std::string const& number) {
  return joined({number, number.find_first_of(".en") == std::string::npos ? ".0f" : "f"});
}

}  // namespace

given_value given_words() {
  std::string code;
  for (char const* each : words)
    code += joined({code.empty() ? "constexpr char const* words[] = {" : ", ", "\"", each, "\""});
  return {.name = "words",
          .code = joined({code, "};"}),
          .kind = given_value::kinds::words,
          .value = copied(words),
          .initial = copied(initial_words),
          .everywhere = true,
          .longest_word = longest_word};
}

given_value given_inputs() {
  std::vector<std::string> const numbers = numbers_of(inputs);
  std::string code = "constexpr tensor<float, tokens<6>, d_in<3>> inputs{{";
  for (std::size_t row = 0; row < words.size(); ++row)
    code += joined({"\n    {", literal(numbers[3 * row]), ", ", literal(numbers[3 * row + 1]), ", ",
                    literal(numbers[3 * row + 2]), row + 1 == words.size() ? "}}};  // " : "},  // ", words[row]});
  return {.name = "inputs",
          .code = code,
          .kind = given_value::kinds::numbers,
          .value = numbers,
          .initial = numbers_of(initial_inputs),
          .min = joined({"-", std::to_string(largest_input)}),
          .max = std::to_string(largest_input),
          .step = "0.05",
          .everywhere = true};
}

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
      {"3.6.2.numbers", "", "How split and merge move numbers", moved_numbers},
      {"exercises", "", "Exercises"},
      {"exercises.3.1", "Exercise 3.1", "Same weights, same result", exercise_1},
      {"exercises.3.2", "Exercise 3.2", "Two numbers for each token", exercise_2},
      {"exercises.3.3", "Exercise 3.3", "The size of GPT-2", exercise_3},
      {"byte_pairs", "", "From text to ids: GPT-2's byte pairs", byte_pairs},
#ifndef HEADSUP_CHAPTER_LIVE  // a page has a program of its own for it, with fast kernels
      {"gpt2", "", "The attention of GPT-2 small at run time", gpt2},
#endif
  };
  return all;
}

}  // namespace demo
