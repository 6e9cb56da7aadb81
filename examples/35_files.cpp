// Weights in files: each name, shape and type is compared before a number is taken.
// g++ -std=c++20 -Iinclude examples/35_files.cpp && ./a.out

#include <headsup/files.hpp>
#include <headsup/headsup.hpp>

#include <cassert>
#include <cstdio>
#include <cstring>

#include "inputs.hpp"

using namespace headsup;

using layer_type = multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>>;

// A layer of another library keeps queries, keys and values in one weight, whose rows are inputs, as GPT-2 does.
struct other_layer {
  tensor<float, d_in<3>, d_out<12>> c_attn;
  linear<all_heads<4>, d_out<4>> c_proj;
  static constexpr parameter_members<&other_layer::c_attn, &other_layer::c_proj> parameters{"c_attn.weight", "c_proj"};
};

int main() {
  layer_type const trained(torch_generator{123});
  save_parameters(trained, "headsup_example.safetensors");

  // What headsup saved says what its axes are. From elsewhere, a square weight such as out_proj (4, 4) needs its order:
  // weight_order::linear for rows of outputs, as torch.nn.Linear has them.
  layer_type loaded;
  load_parameters(loaded, safetensors("headsup_example.safetensors"));
  assert(loaded(inputs) == trained(inputs));

  // A part of a name may be any, and part 0 of 3 is the first third of the outputs.
  other_layer other{};
  for (std::size_t i = 0; i < 36; ++i) other.c_attn.data()[i] = static_cast<float>(i);
  save_parameters(other, "headsup_example.safetensors");
  safetensors const file("headsup_example.safetensors");
  load_parameters(loaded, file,
                  {{"W_query.*", "c_attn.*", weight_order::conv1d, 0, 3},
                   {"W_key.*", "c_attn.*", weight_order::conv1d, 1, 3},
                   {"W_value.*", "c_attn.*", weight_order::conv1d, 2, 3},
                   {"out_proj.*", "c_proj.*", weight_order::linear}});
  assert(loaded.W_key.weight(1, 2) == other.c_attn(2, 4 + 1));

  // Whatever does not fit is said at once, and nothing is changed.
  linear<d_in<5>, d_out<4>> wrong;
  try {
    load_parameters(wrong, file, {{"*", "c_proj.*"}});
  } catch (argument_error const& error) {
    assert(std::strstr(error.what(), "other: c_proj.weight is [4, 4], wanted [4, 5] for weight"));
  }

  // One tensor, whose sizes the file knows.
  auto const rows = file.read<float, d_in<dynamic>, d_out<12>>("c_attn.weight");
  assert(extent<d_in>(rows) == 3);
  std::remove("headsup_example.safetensors");
}
