#pragma once

#include <headsup/kernels/compiled.hpp>

namespace HEADSUP_LIBRARY {
/// Whether a layer of typed operations computes this attention in them, and not in the kernels: what is too small for
/// these, has plain weights, and looks at all of its own tokens in inference.
HEADSUP_HIDDEN bool is_small(attention const& job);

/// Small attention as those operations compute it, step by step: the same bits.
HEADSUP_HIDDEN void attend_in_steps(instruction_set which, attention const& job);

/// Norms of fewer numbers than the kernels are for, as the typed operations compute them: the same bits.
HEADSUP_HIDDEN void normalize_in_steps(float* out, float const* x, std::size_t rows, std::size_t n, float epsilon,
                                       bool centred, float const* weight, float const* bias);
}  // namespace HEADSUP_LIBRARY
