#pragma once

#include <headsup/kernels/matrix.hpp>

namespace HEADSUP_NAMESPACE::kernels {
/// Which weights are dropped in training: called for the keys of one query after the other, in the order in which
/// PyTorch draws them. Fills `keys` factors, `step` apart, with 0 or 1 / (1 - rate).
struct weight_dropout {
  void (*draw)(void* state, float* factors, std::size_t step, std::size_t keys) = nullptr;
  void* state = nullptr;
};

/// Self-attention of `examples` sequences of `tokens` rows of x, from the projections to the output.
///
/// in        examples x tokens x query.depth
/// out       examples x tokens x (heads x head_dim), or, if output has columns, as many, after the output projection
/// keys,     examples x heads x capacity x head_dim: a cache that holds the `cached` rows before these, and takes
/// values    theirs; null without a cache
struct attention {
  float const* in = nullptr;
  float* out = nullptr;
  std::size_t examples = 1;
  std::size_t tokens = 0;
  std::size_t heads = 1;
  std::size_t head_dim = 0;
  bool causal = true;
  double scale = 1;
  matrix query{};
  matrix key{};
  matrix value{};
  matrix output{};
  float* keys = nullptr;
  float* values = nullptr;
  std::size_t capacity = 0;
  std::size_t cached = 0;
  weight_dropout drop{};
};
}  // namespace HEADSUP_NAMESPACE::kernels
