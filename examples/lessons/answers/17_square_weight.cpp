// Lesson 17: A square weight, untransposed
//
// In PyTorch a linear layer stores its weight as (out, in), so by hand it is x @ layer.weight.T; where in and out are
// equal, x @ layer.weight runs too. In headsup the weight knows its two roles, whatever their sizes.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

constexpr linear<d_in<3>, d_out<3>, bias::no> layer{torch_generator{123}};

// What PyTorch would compute without .T: wrong numbers of the right shape. (relabel reads the weight as (in, out).)
constexpr auto as_if = relabel<axes<d_in<3>, d_out<3>>>(layer.weight);
static_assert(prints_as(take<tokens>(matmul(inputs, as_if), 1), {-0.2170, -0.7204, -0.0303}));
static_assert(prints_as(take<tokens>(layer(inputs), 1), {-0.3021, -0.0289, -0.8709}));

// What the layer does, by hand.
constexpr auto project(auto const& x, auto const& weight) { return matmul(x, transpose(weight)); }

constexpr auto projected = project(inputs, layer.weight);

#include "finish/17_square_weight.hpp"
