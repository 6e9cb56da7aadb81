// Lesson 62: A weight from GPT-2
//
// In PyTorch the Conv1D of GPT-2 stores its weight as (in, out) and nn.Linear as (out, in). For a square weight, such
// as that of c_proj, load_state_dict accepts either. In headsup the loaded tensor says what its axes are.

#include <headsup/headsup.hpp>

using namespace headsup;

// A square weight as GPT-2 stores it, and what it computes from a word.
constexpr tensor<float, d_in<3>, d_out<3>> c_proj{{{1, 2, 3}, {4, 5, 6}, {7, 8, 9}}};
constexpr tensor<float, tokens<1>, d_in<3>> one_word{{{1, 0, 0}}};
static_assert(prints_as(matmul(one_word, c_proj), {{1, 2, 3}}));

// What PyTorch computes with it in nn.Linear: the first column in place of the first row.
constexpr auto as_if = relabel<axes<d_out<3>, d_in<3>>>(c_proj);
static_assert(prints_as(contract<d_in>(one_word, as_if), {{1, 4, 7}}));

// A linear layer with the weight of GPT-2.
constexpr auto loaded(auto const& conv1d_weight) {
  linear<d_in<3>, d_out<3>, bias::no> layer;
  layer.weight = transpose(conv1d_weight);
  return layer;
}

constexpr auto projected = loaded(c_proj)(one_word);

#include "finish/62_conv1d_weight.hpp"
