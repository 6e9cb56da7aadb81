#include <headsup/axes/roles.hpp>
#include <headsup/tensor/described.hpp>

using namespace headsup;
using headsup_diagnostics::no_tensor, headsup_diagnostics::operand;

using x = tensor<float, tokens<2>>;

// a tensor or view itself, without a reference, and the type of anything else
static_assert(std::is_same_v<described<x>, x>);
static_assert(
    std::is_same_v<described<tensor_view<float const, tokens<2>> const&>, tensor_view<float const, tokens<2>>>);
static_assert(std::is_same_v<described<int>, operand<no_tensor, int>>);
