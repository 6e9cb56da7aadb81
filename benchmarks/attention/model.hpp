// A whole GPT-2: the same weights and ids in every process.
#pragma once

#include <vector>

#include "problem.hpp"

namespace bench {

/// The weights of a norm or a product; of a product as PyTorch stores them, (out, in).
struct weights {
  weights(std::uint64_t stream, int rows, int columns, double around = 0)
      : weight(numbers(stream, std::size_t(rows) * columns, around == 0 ? 1 / std::sqrt(columns) : 0.2)),
        bias(numbers(stream + 1, std::size_t(rows), 0.1)) {
    for (float& each : weight) each += static_cast<float>(around);
  }

  buffer<float> weight, bias;
};

struct model_block {
  model_block(std::uint64_t stream, int d)
      : norm1(stream, d, 1, 1),
        qkv(stream + 2, 3 * d, d),
        out(stream + 4, d, d),
        norm2(stream + 6, d, 1, 1),
        up(stream + 8, 4 * d, d),
        down(stream + 10, d, 4 * d) {}

  weights norm1, qkv, out, norm2, up, down;
};

/// GPT-2's layers, words and context around the sizes of its attention. What is computed are the logits of the word
/// after the last token: of a prompt, or of one token after those that are cached.
struct model_problem : sizes {
  static constexpr int layers = 12, words = 50257, context = 1024;

  explicit model_problem(sizes s)
      : sizes(s),
        word_rows(numbers(5, std::size_t(words) * d, 0.05)),
        position_rows(numbers(6, std::size_t(context) * d, 0.05)),
        final_norm(7, d, 1, 1) {
    for (int i = 0; i < layers; ++i) blocks.emplace_back(std::uint64_t(100 + 20 * i), d);
    for (int i = 0; i < tokens; ++i) ids.push_back(static_cast<int>((number(8, std::uint64_t(i)) + 1) / 2 * words));
  }

  std::size_t outputs() const { return words; }
  /// The tokens that one forward computes, and those before them.
  int first_computed() const { return decode ? tokens - 1 : 0; }

  buffer<float> word_rows, position_rows;
  weights final_norm;
  std::vector<model_block> blocks;
  std::vector<int> ids;
};

}  // namespace bench
