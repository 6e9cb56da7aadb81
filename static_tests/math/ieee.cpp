#include <headsup/math/ieee.hpp>

#include <bit>
#include <limits>

using namespace headsup;

// the values: powers of two are exact to the ends of their range
static_assert(headsup_math::two_to_the(0) == 1 && headsup_math::two_to_the(10) == 1024 && headsup_math::two_to_the(-3) == 0.125);
static_assert(headsup_math::two_to_the(-1022) == std::numeric_limits<double>::min());
static_assert(headsup_math::two_to_the(1023) > std::numeric_limits<double>::max() / 2);

// what is neither finite nor equal to itself
static_assert(headsup_math::infinity<float> > std::numeric_limits<float>::max() && -headsup_math::infinity<double> < 0);
static_assert(headsup_math::nan<float> != headsup_math::nan<float> && headsup_math::nan<double> != headsup_math::nan<double>);

// small numbers are rounded to whole ones, ties to even, and stand in the low bits meanwhile
constexpr double rounded(double x) { return x + headsup_math::round_to_whole - headsup_math::round_to_whole; }
static_assert(rounded(2.4) == 2 && rounded(2.6) == 3 && rounded(-2.6) == -3);
static_assert(rounded(2.5) == 2 && rounded(3.5) == 4 && rounded(-2.5) == -2);
static_assert(static_cast<std::int16_t>(std::bit_cast<std::uint64_t>(-7.0 + headsup_math::round_to_whole)) == -7);

// a product is rounded before the sum: fused, the difference would be what the rounding lost
constexpr double one_and_a_bit = 1 + 0x1p-30;
static_assert(headsup_math::product(one_and_a_bit, one_and_a_bit) - (1 + 0x1p-29) == 0);

// polynomials: the coefficient of the highest power first
static_assert(headsup_math::polynomial(2, 3, 4, 5) == 3 * 4 + 4 * 2 + 5);
static_assert(headsup_math::polynomial(0, 3, 4, 5) == 5);
