#include <headsup/math/computed_in.hpp>

#include <limits>
#include <type_traits>

using headsup::bfloat16;
using headsup::computed_in;

// the type: a bfloat16 in memory, and another type in that of a layer
static_assert(sizeof(computed_in<bfloat16>) == 2 && std::is_trivially_copyable_v<computed_in<bfloat16>>);
static_assert(!std::is_same_v<computed_in<bfloat16>, bfloat16>);
static_assert(computed_in<bfloat16>(3.14159265f).bits() == 0x4049);

// the values: both products are added, the second first, and each sum is rounded
constexpr float add(float sum, float x0, float x1, float y0, float y1) {
  bfloat16 const x[]{bfloat16(x0), bfloat16(x1)}, y[]{bfloat16(y0), bfloat16(y1)};
  return headsup::headsup_math::add_pair(sum, x, y);
}
static_assert(add(0.5f, 2, 3, 5, 7) == 31.5f);
static_assert(add(1, 1, 1, 0x1p-24f, 0x1p-24f) == 1, "a tie to even, twice; their sum would be 0x1p-23");
static_assert(add(1, -1, 0x1p-24f, 1, 0x1p0f) == 0, "1 + 2^-24 is rounded before 1 is taken from it");
static_assert(add(1, 0x1p-24f, -1, 1, 1) == 0x1p-24f, "in the other order nothing is lost");

// a subnormal number counts as 0, and a sum that would be one becomes 0
static_assert(add(0x1p-127f, 0, 0, 0, 0) == 0 && add(0, 0x1p-127f, 0, 0x1p100f, 0) == 0);
static_assert(add(0x1.8p-126f, -1, 0, 0x1p-126f, 0) == 0 && add(0, 0x1p-70f, 0, 0x1p-70f, 0) == 0);
static_assert(add(0x1p-126f, 0, 0, 0, 0) == 0x1p-126f && add(0x1p-126f, 1, 1, 0x1p-126f, 0x1p-126f) == 0x1.8p-125f);

// beyond the range it is infinite, and what is no number stays none
constexpr float infinite = std::numeric_limits<float>::infinity();
static_assert(add(0, 0x1p100f, 0, 0x1p100f, 0) == infinite && add(0, infinite, 1, -1, 1) == -infinite);
constexpr float none = add(infinite, infinite, 0, -1, 0);
static_assert(none != none);

// what it refuses: to compute by itself
template <class T> concept Adds = requires(T a) { a + a; };
static_assert(!Adds<computed_in<bfloat16>>);
