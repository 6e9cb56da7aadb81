// Lesson 75: One weight for three
//
// In OpenAI's file, one weight makes queries, key vectors and values, in this order. Its Conv1D keeps a row for each
// input, (in, out); a linear layer of PyTorch or of headsup keeps a row for each output, (out, in). A file says sizes
// and no names, so whoever loads it says which order it has. Each ? stands for an axis with its size, or for a number.

#include <headsup/headsup.hpp>

using namespace headsup;

// Two features, and two each for query, key vector and value; in the file the sizes are 2, 6. Which axis is which?
constexpr tensor<float, d_in<2>, d_out<6>> c_attn{{{1, 2, 3, 4, 5, 6}, {10, 20, 30, 40, 50, 60}}};

// The part of the key vectors: from which output on? Then the same numbers with a row for each output.
constexpr auto part_of_keys = slice<d_out<2>>(c_attn, 2);
constexpr tensor<float, d_out<2>, d_in<2>> weight_of_keys{{{3, 30}, {4, 40}}};

// The linear layer with that weight makes this key vector of the word 1, 0. By hand:
constexpr tensor<float, d_out<2>> key_vector{{3, 4}};

// Who takes the part for a weight of (out, in) as it is gets another key vector, and no error. Which?
constexpr tensor<float, d_out<2>> another_key_vector{{3, 30}};

// Which sizes tell a wrong order? c_fc widens 2 features to 8, c_proj of attention keeps 2: sizes 2, 2.
constexpr bool c_attn_tells = true;
constexpr bool c_fc_tells = true;
constexpr bool c_proj_tells = false;

// In GPT-2 small, 768 features: how many numbers of one block would be in the wrong place, and nothing would tell?
constexpr std::size_t would_be_wrong = 768 * 768;

#include "finish/75_one_weight_for_three.hpp"
