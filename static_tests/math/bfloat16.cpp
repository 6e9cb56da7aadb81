#include <headsup/math/bfloat16.hpp>

#include <limits>
#include <type_traits>

using headsup::bfloat16;

// the type: 16 bits that are copied as they are, and become a float, or are made of one, only where it is written
static_assert(sizeof(bfloat16) == 2 && std::is_trivially_copyable_v<bfloat16>);
static_assert(std::is_constructible_v<bfloat16, float> && !std::is_convertible_v<float, bfloat16>);
static_assert(std::is_constructible_v<float, bfloat16> && !std::is_convertible_v<bfloat16, float>);

// the values: what fits 8 bits is kept
constexpr float kept(float x) { return static_cast<float>(bfloat16(x)); }
static_assert(bfloat16(1.0f).bits() == 0x3f80 && bfloat16(-2.5f).bits() == 0xc020 && bfloat16(0.0f).bits() == 0);
static_assert(bfloat16(-0.0f).bits() == 0x8000);
static_assert(kept(0x1.fep127f) == 0x1.fep127f && kept(0x1p-133f) == 0x1p-133f);
static_assert(static_cast<float>(bfloat16::from_bits(0x4049)) == 3.140625f);

// the rest is rounded to the nearest, ties to even
static_assert(kept(3.14159265f) == 3.140625f);
static_assert(kept(0x1.01p0f) == 1.0f && kept(0x1.010002p0f) == 0x1.02p0f && kept(0x1.00fffep0f) == 1.0f);
static_assert(kept(0x1.03p0f) == 0x1.04p0f && kept(-0x1.03p0f) == -0x1.04p0f);
static_assert(kept(0x1.ffp0f) == 2.0f);
static_assert(kept(0x1p-134f) == 0.0f && kept(0x1.8p-134f) == 0x1p-133f);

// beyond the range it is infinite, and NaN stays NaN whatever its bits
constexpr float infinite = std::numeric_limits<float>::infinity();
static_assert(kept(0x1.fefffep127f) == 0x1.fep127f && kept(0x1.ffp127f) == infinite);
static_assert(kept(-0x1.fffffep127f) == -infinite && kept(infinite) == infinite);
constexpr float none = std::numeric_limits<float>::quiet_NaN(), last_bit = __builtin_bit_cast(float, 0x7f800001u);
static_assert(kept(none) != kept(none) && kept(-none) != kept(-none) && kept(last_bit) != kept(last_bit));

// what it refuses: to compute
template <class T> concept Adds = requires(T a) { a + a; };
static_assert(!Adds<bfloat16>);
