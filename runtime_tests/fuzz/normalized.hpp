#ifndef HEADSUP_FUZZ_NORMALIZED_HPP
#define HEADSUP_FUZZ_NORMALIZED_HPP

#include "fuzz/bounded.hpp"

namespace fuzz {

/// A row of exact numbers less its mean, if it is centred, over the root of its variance and epsilon.
std::vector<bounded> normalized(std::vector<bounded> row, double epsilon, bool centred);

}  // namespace fuzz

#endif
