#pragma once

#include <headsup/core/flags.hpp>

namespace headsup::headsup_program {
/// The functions of one number that the kernels calculate for many.
enum class function : int { exp, tanh, erf, relu, sigmoid, silu, gelu, gelu_tanh, log };
}  // namespace headsup::headsup_program

namespace HEADSUP_NAMESPACE::headsup_kernels {
using headsup_program::function;
}  // namespace HEADSUP_NAMESPACE::headsup_kernels
