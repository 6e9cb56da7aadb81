#include <headsup/core/position.hpp>

using headsup::headsup_diagnostics::from_the_start;

static_assert(from_the_start(0, 5) == 0 && from_the_start(4u, 5) == 4 && from_the_start(std::size_t{3}, 5) == 3);
static_assert(from_the_start(-1, 5) == 4 && from_the_start(-5L, 5) == 0 &&
              from_the_start(static_cast<signed char>(-2), 5) == 3);

// outside, at either end
static_assert(from_the_start(5, 5) >= 5 && from_the_start(-6, 5) >= 5 && from_the_start(-1, 0) == 0);
static_assert(from_the_start(static_cast<std::size_t>(-1), 5) >= 5);
static_assert(from_the_start(-9223372036854775807LL - 1, 5) >= 5);
