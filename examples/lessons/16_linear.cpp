// Lesson 16: A layer maps features
//
// In PyTorch: `nn.Linear(6, 2)(inputs)` stops at run time with "mat1 and mat2 shapes cannot be multiplied", and you
// work out which number was meant to be which. In headsup a linear layer says which axis it takes and which it makes.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

// Queries for the words of the chapter: two numbers from the features of a word. The weights are those that nn.Linear
// draws after torch.manual_seed(789).
constexpr linear<d_in<6>, d_out<2>, bias::no> W_query{torch_generator{789}};

constexpr auto queries = W_query(inputs);

#include "finish/16_linear.hpp"
