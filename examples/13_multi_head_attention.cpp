// Multi-head attention, twice: heads side by side, and one projection split among heads. Section 3.6.
// g++ -std=c++20 -Iinclude examples/13_multi_head_attention.cpp && ./a.out

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

constexpr auto pair = stack<batch>(inputs, inputs);

// Listing 3.4: two causal heads of two features each, joined to four.
constexpr multi_head_attention_wrapper<d_in<3>, d_out<2>, context_length<6>, heads<2>> wrapper{torch_generator{123}};
constexpr auto joined = wrapper(pair);
static_assert(has_shape<decltype(joined), batch<2>, tokens<6>, d_out<4>>);
static_assert(prints_as(take<tokens>(take<batch>(joined, 0), 0), {-0.4519, 0.2216, 0.4772, 0.1063}));

// Listing 3.5: two features in all, one for each head, mixed by an output projection.
constexpr multi_head_attention<d_in<3>, d_out<2>, context_length<6>, heads<2>> mha{torch_generator{123}};
constexpr auto mixed = mha(pair);
static_assert(prints_as(
    take<batch>(mixed, 0),
    {{0.3190, 0.4858}, {0.2943, 0.3897}, {0.2856, 0.3593}, {0.2693, 0.3873}, {0.2639, 0.3928}, {0.2575, 0.4028}}));

int main() {
  // Layers are Boost.Hana structs: their parameters can be visited, with the names of a PyTorch state dict.
  for_each_parameter(mha, [](parameter_name const& name, auto const& parameter) {
    std::printf("%-16s %s\n", name.c_str(), shape_text(parameter).c_str());
  });
}
