// Several texts at once, and texts shorter than the layer supports. Section 3.5.3, listing 3.3.
// g++ -std=c++20 -Iinclude examples/11_batches.cpp && ./a.out

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

constexpr causal_attention<d_in<3>, d_out<2>, context_length<6>> layer{torch_generator{123}, 0.1};

// A batch is one more axis; the layer does not care whether it is there.
constexpr auto pair = stack<batch>(inputs, inputs);
static_assert(size_text(pair) == "torch.Size([2, 6, 3])");
constexpr auto both = layer(pair);
static_assert(has_shape<decltype(both), batch<2>, tokens<6>, d_out<2>>);
static_assert(prints_as(take<batch>(both, 1), {{-0.4519, 0.2216},
                                               {-0.5874, 0.0058},
                                               {-0.6300, -0.0632},
                                               {-0.5675, -0.0843},
                                               {-0.5526, -0.0981},
                                               {-0.5299, -0.1081}}));

// Earlier tokens do not see later ones, so a shorter text gives the same numbers for its tokens.
constexpr auto shorter = layer(slice<tokens<4>>(inputs, 0));
static_assert(shorter == slice<tokens<4>>(layer(inputs), 0));

int main() {
  // With a generator the layer trains: it drops weights, and draws from the generator to do so.
  torch_generator generator{1};
  print(layer(inputs, generator));
}
