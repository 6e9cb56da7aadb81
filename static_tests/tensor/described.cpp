#include <headsup/axes/roles.hpp>
#include <headsup/tensor/described.hpp>

using namespace headsup;
using diagnostics::no_tensor, diagnostics::operand;

using x = tensor<float, tokens<2>>;

// the type: axes and numbers of what is a tensor, and the type of what is none
static_assert(std::is_same_v<described<x>, operand<axes<tokens<2>>, float>>);
static_assert(std::is_same_v<described<tensor_view<float const, tokens<2>> const&>, operand<axes<tokens<2>>, float>>);
static_assert(std::is_same_v<described<int>, operand<no_tensor, int>>);
