// Lesson 62: A weight from GPT-2
//
// In PyTorch the `Conv1D` of GPT-2 stores its weight as `(in, out)` and `nn.Linear` as `(out, in)`. For a square
// weight, such as that of `c_proj`, `load_state_dict` accepts either. A file has no roles: whoever reads it says what
// its axes are, and the compiler takes it from there.

#include <headsup/headsup.hpp>

using namespace headsup;

// The weight of c_proj, as it stands in the file of GPT-2. Its Conv1D computes x @ weight, so the word (1, 0, 0)
// becomes the first row: 1, 2, 3.
constexpr tensor<float, d_out<3>, d_in<3>> c_proj{{{1, 2, 3}, {4, 5, 6}, {7, 8, 9}}};

// A linear layer with that weight.
constexpr auto layer = [] {
  linear<d_in<3>, d_out<3>, bias::no> loaded;
  loaded.weight = c_proj;
  return loaded;
}();

constexpr tensor<float, tokens<1>, d_in<3>> one_word{{{1, 0, 0}}};
constexpr auto projected = layer(one_word);

#include "finish/62_conv1d_weight.hpp"
