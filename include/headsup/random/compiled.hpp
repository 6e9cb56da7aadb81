#pragma once

#include <headsup/core/library.hpp>
#include <headsup/random/torch_generator.hpp>

// What the library has of random numbers. The headers of the same names say what they do.

namespace HEADSUP_LIBRARY {
/// `as_avx2` and `fused` choose among the forms that headsup_random::normal and headsup_random::uniform take.
HEADSUP_HIDDEN void normal(torch_generator& generator, float* out, std::size_t n, double mean, double deviation,
                           bool as_avx2);
HEADSUP_HIDDEN void uniform(torch_generator& generator, float* out, std::size_t n, double lo, double hi, bool fused);
}  // namespace HEADSUP_LIBRARY
