// Lesson 69: Who saw whom?
//
// All types are right, and the program compiles. A law says how it should behave: laws::window<3> that each word sees
// itself and the two before it, all of them and no others. It runs attention on numbers, then with other numbers at one
// word, and compares. What it finds, it says: who saw whom, where, and how much. It cannot say why.

#include <headsup/headsup.hpp>
#include <headsup/laws.hpp>

#include "inputs.hpp"

using namespace headsup;

constexpr self_attention_v2<d_in<3>, d_out<2>> layer{torch_generator{789}};

// Each word sees itself and the two before it.
constexpr auto attention = [](auto const& words) {
  auto const scores = scaled_scores<d_out>(layer.W_query(words), rename<tokens, keys>(layer.W_key(words)));
  auto const weights = softmax<keys>(mask_distant<tokens, keys, 3>(mask_future<tokens, keys>(scores)));
  return attend(weights, rename<tokens, keys>(layer.W_value(words)));
};

// The end asks the law.
#include "finish/69_who_saw_whom.hpp"
